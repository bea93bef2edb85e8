import { Link, navigate } from "gatsby"
import { type MouseEvent, useMemo } from "react"

import { useFurtherProjects } from "~/src/client/projects/use-further-projects"
import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { ProjectRows } from "~/src/components/project-list/project-cards"
import { Button } from "~/src/components/ui/button"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { type ProjectSummary, toFoundSummary } from "~/src/lib/projects/to-project-summary"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** `first` are the projects of the first page; `read` returns those in the data of a numbered page. */
type AllProjectsProps = { first: readonly ProjectSummary[]; total: number; read: (data: unknown) => ProjectSummary[] }

/** All projects in the default order, page by page on demand; without scripts, "Show more" leads to the next page. */
export function AllProjects({ first, total, read }: AllProjectsProps) {
  const shown = useShownCount()
  const wanted = Math.min(shown.count, total)
  // If the data of a page cannot be loaded, navigating to that page shows the error.
  const onFailure = (number: number) => void navigate(numberedPath(PROJECTS_PATH, number))
  const projects = [...first, ...useFurtherProjects(wanted, read, onFailure)]
  useSettledList(shown, projects.length >= wanted)
  useProjectOrder()

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    shown.showMore()
  }
  const nextPath = numberedPath(PROJECTS_PATH, projects.length / first.length + 1)
  return (
    <div ref={shown.list} className="grid content-start gap-8">
      {projects.length === 0 ? (
        <p className="text-muted">{TEXTS.noData}</p>
      ) : (
        <ProjectRows projects={projects} isFirst />
      )}
      {projects.length < total && (
        <p className="text-center">
          <Link to={nextPath} rel="next" className="button" onClick={showMore}>
            {LIST_TEXTS.list.showMore}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The results of a filter, page by page on demand. If there are none, a button clears the filter. */
export function FoundProjects({ found, onClear }: { found: readonly IndexedProject[]; onClear: () => void }) {
  const shown = useShownCount()
  useSettledList(shown, true)
  useProjectOrder(found)
  const projects = useMemo(() => found.slice(0, shown.count).map(toFoundSummary), [found, shown.count])
  return (
    <div ref={shown.list} className="grid content-start gap-8">
      {found.length === 0 ? (
        <p>
          <Button onClick={onClear}>{LIST_TEXTS.filter.clear}</Button>
        </p>
      ) : (
        <ProjectRows projects={projects} />
      )}
      {projects.length < found.length && (
        <p className="text-center">
          <Button onClick={shown.showMore}>{LIST_TEXTS.list.showMore}</Button>
        </p>
      )}
    </div>
  )
}
