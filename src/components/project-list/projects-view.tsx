import { Link } from "gatsby"
import type { ComponentProps } from "react"

import type { ProjectFiltering } from "~/src/client/projects/use-project-filter"
import { PageHeader } from "~/src/components/layout/page-header"
import { FilterBar, SEARCH_ID } from "~/src/components/project-list/filter-bar"
import { AllProjects, FoundProjects } from "~/src/components/project-list/project-lists"
import { Button } from "~/src/components/ui/button"
import { TAGS_PATH } from "~/src/lib/addresses/paths"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import { isFiltering, NO_FILTER, writeFilter } from "~/src/lib/projects/project-filter-url"
import { TEXTS } from "~/src/lib/texts"

type ProjectsViewProps = ComponentProps<typeof AllProjects> & { filtering: ProjectFiltering; hasTags: boolean }

export function ProjectsView({ filtering, hasTags, ...all }: ProjectsViewProps) {
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
      <PageHeader title={TEXTS.projects} description={TEXTS.projectsIntro} />
      {all.total > 0 && (
        <div className="grid gap-4">
          <FilterBar {...filtering} />
          <div className="meta">
            <p role="status">
              {found === null ? LIST_TEXTS.list.count(all.total) : LIST_TEXTS.filter.found(found.length, all.total)}
            </p>
            {hasTags && (
              <Link to={TAGS_PATH} className="quiet-link">
                {TEXTS.allTags}
              </Link>
            )}
          </div>
          {isFiltered && status === "failed" && (
            <div role="alert" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              {LIST_TEXTS.filter.failed}
              <Button onClick={prepare}>{TEXTS.toasts.tryAgain}</Button>
            </div>
          )}
        </div>
      )}
      {found === null ? (
        <AllProjects {...all} />
      ) : (
        <FoundProjects key={writeFilter(filter)} found={found} onClear={clear} />
      )}
    </div>
  )
}
