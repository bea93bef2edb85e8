import { Link, navigate } from "gatsby"
import { type MouseEvent, useRef } from "react"

import { useFurtherProjects } from "~/src/client/projects/use-further-projects"
import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { FeaturedCard, ProjectRows, type ProjectSummary } from "~/src/components/project-list/project-cards"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

export type AllProjectsProps = {
  /** The projects of the first page. */
  first: readonly ProjectSummary[]
  /** The number of projects on all pages. */
  total: number
  /** Reads the data of a numbered page. */
  read: (data: unknown) => ProjectSummary[]
}

/** All projects in the default order, page by page on demand; without scripts, "Show more" leads to the next page. */
export function AllProjects({ first, total, read }: AllProjectsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useShownCount(list)
  const wanted = Math.min(shown.count, total)
  // A page that cannot be loaded is followed as a link, which reports the error.
  const onFailure = (number: number) => void navigate(numberedPath(PROJECTS_PATH, number))
  const projects = [...first, ...useFurtherProjects({ wanted, read, onFailure })]
  useSettledList({ ...shown, list, isComplete: projects.length >= wanted })
  useProjectOrder()

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    shown.showMore()
  }
  const [large, ...others] = projects
  return (
    <div ref={list} className="grid content-start gap-8">
      {large === undefined ? (
        <p className="text-muted">{TEXTS.noData}</p>
      ) : (
        <div className="grid gap-8">
          <FeaturedCard project={large} isFirst />
          {others.length === 0 ? null : <ProjectRows projects={others} />}
        </div>
      )}
      {projects.length < total ? (
        <p className="text-center">
          <Link
            to={numberedPath(PROJECTS_PATH, projects.length / first.length + 1)}
            rel="next"
            className="button"
            onClick={showMore}
          >
            {TEXTS.list.showMore}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
