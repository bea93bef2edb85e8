import { Link } from "gatsby"

import { PageHeader } from "~/src/components/layout/page-header"
import { ProjectList } from "~/src/components/projects/project-list"
import type { ProjectSummary } from "~/src/components/projects/project-summary"
import { HOME_PATH, numberedPath, PROJECTS_PATH, TAGS_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"

type ProjectsViewProps = {
  projects: readonly ProjectSummary[]
  /** How many there are, on all pages. */
  total: number
  hasTags: boolean
}

/** The list of all projects. */
export function ProjectsView({ projects, total, hasTags }: ProjectsViewProps) {
  return (
    <div className="container grid grid-cols-1 gap-10">
      <PageHeader
        title={TEXTS.projects}
        description={TEXTS.projectsIntro}
        crumbs={[{ label: TEXTS.home, to: HOME_PATH }, { label: TEXTS.projects }]}
      />
      {total === 0 ? null : (
        <p className="meta">
          <span>{TEXTS.list.count(total)}</span>
          {hasTags ? (
            <Link to={TAGS_PATH} className="quiet-link">
              {TEXTS.allTags}
            </Link>
          ) : null}
        </p>
      )}
      <ProjectList projects={projects} />
      {projects.length < total ? (
        <p className="text-center">
          <Link to={numberedPath(PROJECTS_PATH, 2)} rel="next" className="button">
            {TEXTS.list.showMore}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
