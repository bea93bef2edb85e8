import { useEffect } from "react"

import { writeStored } from "~/src/client/browser-storage"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { matchRoute } from "~/src/lib/navigation/routes"
import { PROJECT_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

/** A visitor continues to the next project, not to the thousandth. */
const STORED_AROUND = 200

/** Every project has its place in this order without being stored. */
const USUAL_ORDER: readonly { path: string }[] = []

/** Stores the order of a list when one of its projects is opened; by default the usual order. */
export function useProjectOrder(projects = USUAL_ORDER): void {
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main article a[href]") : null
      const opened = withoutBasePath(link?.pathname ?? "", __BASE_PATH__).replace(/\/$/, "")
      const paths = projects.map(({ path }) => path)
      if (matchRoute(opened)?.route.name === "projects-name") rememberProjectOrder(paths, opened)
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [projects])
}

/**
 * Stores the order in which the list showed its projects when one was opened, at most 200 of them around that one, until the
 * list is left for another project or the tab is closed. Blocked storage forgets it.
 */
export function rememberProjectOrder(paths: readonly string[], opened: string): void {
  const start = Math.max(0, paths.indexOf(opened) - STORED_AROUND / 2)
  writeStored(PROJECT_ORDER_KEY, JSON.stringify(paths.slice(start, start + STORED_AROUND)))
}
