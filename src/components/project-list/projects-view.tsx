import { Link } from "gatsby"

import { useProjectFilter } from "~/src/client/projects/use-project-filter"
import { PageHeader } from "~/src/components/layout/page-header"
import { Button } from "~/src/components/ui/button"
import { TAGS_PATH } from "~/src/lib/addresses/paths"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import { isFiltering, NO_FILTER, writeFilter } from "~/src/lib/projects/project-filter-url"
import type { ProjectSummary } from "~/src/lib/projects/to-project-summary"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

import { FilterBar, SEARCH_ID } from "./filter-bar"
import { AllProjects, FoundProjects } from "./project-lists"

type ProjectsViewProps = {
  /** The query of the address, which holds the filter. */
  search: string
  first: readonly ProjectSummary[]
  total: number
  hasTags: boolean
  /** Reads the data of a numbered page. */
  read: (data: unknown) => ProjectSummary[]
}

/** The first page of the list, with search and filters. */
export function ProjectsView({ search, first, total, hasTags, read }: ProjectsViewProps) {
  const filtering = useProjectFilter(search)
  const { filter, change, status, outcome, prepare } = filtering
  const isFiltered = isFiltering(filter)
  const found = isFiltered ? (outcome?.projects ?? null) : null
  const clear = () => {
    change(NO_FILTER)
    // The focused button is removed together with the results.
    document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <div className="column grid grid-cols-1 gap-7">
      <PageHeader title={TEXTS.projects} description={TEXTS.projectsIntro} />
      {total > 0 && (
        <div className="grid gap-4">
          <FilterBar {...filtering} />
          <div className="meta">
            <p role="status">
              {found === null ? fillPlural(LIST_TEXTS.list.count, total) : foundText(found.length, total)}
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
        <AllProjects first={first} total={total} read={read} />
      ) : (
        <FoundProjects key={writeFilter(filter)} found={found} onClear={clear} />
      )}
    </div>
  )
}

function foundText(found: number, total: number): string {
  return found === 0 ? LIST_TEXTS.filter.foundNone : fillPlural(LIST_TEXTS.filter.found, total, { found })
}
