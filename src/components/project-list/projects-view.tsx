import { Link } from "gatsby"

import type { ProjectFiltering } from "~/src/client/projects/use-project-filter"
import { HOME_CRUMB } from "~/src/components/layout/breadcrumbs"
import { PageHeader } from "~/src/components/layout/page-header"
import { AllProjects, type AllProjectsProps } from "~/src/components/project-list/all-projects"
import { FilterBar } from "~/src/components/project-list/filter-bar"
import type { ProjectSummary } from "~/src/components/project-list/project-cards"
import { ProjectResults } from "~/src/components/project-list/project-results"
import { SEARCH_ID } from "~/src/components/project-list/search-field"
import { Button } from "~/src/components/ui/button"
import { TAGS_PATH } from "~/src/lib/addresses/paths"
import { isFiltering, NO_FILTER, writeFilter } from "~/src/lib/projects/project-filter-url"
import type { IndexedProject } from "~/src/lib/projects/project-index"
import { TEXTS } from "~/src/lib/texts"

type ProjectsViewProps = AllProjectsProps & {
  filtering: ProjectFiltering
  toSummary: (project: IndexedProject) => ProjectSummary
  hasTags: boolean
}

/** The list of all projects and its filter. */
export function ProjectsView({ filtering, toSummary, hasTags, ...all }: ProjectsViewProps) {
  const { filter, change, status, outcome, prepare } = filtering
  const isFiltered = isFiltering(filter)
  const found = isFiltered ? (outcome?.projects ?? null) : null
  const clear = () => {
    change(NO_FILTER)
    // The focused button is removed with the results.
    document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader
        title={TEXTS.projects}
        description={TEXTS.projectsIntro}
        crumbs={[HOME_CRUMB, { label: TEXTS.projects }]}
      />
      {all.total === 0 ? null : (
        <div className="grid gap-4">
          <FilterBar {...filtering} />
          <div className="meta">
            <p role="status">
              {found === null ? TEXTS.list.count(all.total) : TEXTS.filter.found(found.length, all.total)}
            </p>
            {hasTags && (
              <Link to={TAGS_PATH} className="quiet-link">
                {TEXTS.allTags}
              </Link>
            )}
          </div>
          {isFiltered && status === "failed" ? (
            <div role="alert" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              {TEXTS.filter.failed}
              <Button onClick={prepare}>{TEXTS.toasts.tryAgain}</Button>
            </div>
          ) : null}
        </div>
      )}
      {found === null ? (
        <AllProjects {...all} />
      ) : (
        <ProjectResults key={writeFilter(filter)} found={found} toSummary={toSummary} onClear={clear} />
      )}
    </div>
  )
}
