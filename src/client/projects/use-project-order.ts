import { useEffect } from "react"

import { writeStored } from "~/src/client/browser-storage"
import { projectPath, withoutBasePath } from "~/src/lib/addresses/paths"
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
      const opened = link && slugOf(withoutBasePath(link.pathname, __BASE_PATH__))
      if (!opened) return
      rememberProjectOrder(
        projects.map(({ path }) => slugOf(path) ?? ""),
        opened,
      )
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [projects])
}

/**
 * Stores the order in which the list showed its projects when one was opened, at most 200 of them around that one, until the
 * list is left for another project or the tab is closed. Blocked storage forgets it.
 */
export function rememberProjectOrder(slugs: readonly string[], opened: string): void {
  const start = Math.max(0, slugs.indexOf(opened) - STORED_AROUND / 2)
  writeStored(PROJECT_ORDER_KEY, JSON.stringify(slugs.slice(start, start + STORED_AROUND)))
}

function slugOf(path: string): string | null {
  const slug = path.split("/").findLast((segment) => segment !== "") ?? ""
  return path.replace(/\/$/, "") === projectPath(slug) ? slug : null
}
