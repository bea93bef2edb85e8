import { useEffect } from "react"

import { writeStored } from "~/src/client/browser-storage"
import { withoutBasePath } from "~/src/lib/addresses/paths"
import { matchRoute } from "~/src/lib/navigation/routes"
import { PROJECT_ORDER_KEY } from "~/src/lib/privacy/stored-keys"

/** How many projects are stored: visitors go on to the next ones, not to those far away. */
const STORED_AROUND = 200

/** Stored for the build's own order, which every project's page already has. */
const NO_ORDER: readonly { path: string }[] = []

/** Stores the order of a list when one of its projects is opened. Omit `projects` if that is the build's own order. */
export function useProjectOrder(projects = NO_ORDER): void {
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main article a[href]") : null
      const opened = withoutBasePath(link?.pathname ?? "", __BASE_PATH__).replace(/\/$/, "")
      const paths = projects.map(({ path }) => path)
      if (matchRoute(opened)?.route.name.endsWith("-name")) rememberProjectOrder(paths, opened)
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [projects])
}

/** Stores the order of a list for this tab: the paths of at most 200 projects around the opened one. */
export function rememberProjectOrder(paths: readonly string[], opened: string): void {
  const start = Math.max(0, paths.indexOf(opened) - STORED_AROUND / 2)
  writeStored(PROJECT_ORDER_KEY, JSON.stringify(paths.slice(start, start + STORED_AROUND)))
}
