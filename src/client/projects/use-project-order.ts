import { useEffect } from "react"

import { basePath } from "~/src/client/navigation/base-path"
import { rememberProjectOrder } from "~/src/client/project-order"
import { projectPath, withoutBasePath } from "~/src/lib/addresses/paths"

/** None of the visitor's own: the order that all projects have anyway. */
const USUAL_ORDER: readonly { path: string }[] = []

/** Has the order of a list remembered when one of its projects is opened; the usual order when none is given. */
export function useProjectOrder(projects: readonly { path: string }[] = USUAL_ORDER): void {
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main article a[href]") : null
      const opened = link === null ? null : slugOf(withoutBasePath(link.pathname, basePath()))
      if (opened !== null)
        rememberProjectOrder(
          projects.map(({ path }) => slugOf(path) ?? ""),
          opened,
        )
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [projects])
}

function slugOf(path: string): string | null {
  const slug = path.split("/").findLast((segment) => segment !== "") ?? ""
  return path.replace(/\/$/, "") === projectPath(slug) ? slug : null
}
