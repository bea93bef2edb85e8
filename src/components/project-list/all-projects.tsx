import { Link, navigate } from "gatsby"
import { type MouseEvent, useRef } from "react"

import { useFurtherProjects } from "~/src/client/projects/use-further-projects"
import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { ProjectList } from "~/src/components/project-list/project-list"
import type { ProjectSummary } from "~/src/components/project-list/project-summary"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { TEXTS } from "~/src/lib/texts"

export type AllProjectsProps = {
  /** Those of the first page. */
  first: readonly ProjectSummary[]
  /** How many there are, on all pages. */
  total: number
  /** Reads the data of a numbered page. */
  read: (data: unknown) => ProjectSummary[]
}

/** All projects in their usual order, at first a page of them; more on demand, or without scripts on pages of their own. */
export function AllProjects({ first, total, read }: AllProjectsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useShownCount(list)
  const further = useFurtherProjects({
    wanted: Math.min(shown.count, total),
    read,
    // Followed as the link it is, it says itself what goes wrong.
    onFailure: (number) => void navigate(numberedPath(PROJECTS_PATH, number)),
  })
  const projects = [...first, ...further]
  useSettledList({ ...shown, list, isComplete: projects.length >= Math.min(shown.count, total) })
  useProjectOrder()

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    shown.showMore()
  }
  return (
    <div ref={list} className="grid content-start gap-8">
      <ProjectList projects={projects} />
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
