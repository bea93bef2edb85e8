import { graphql, type HeadProps, Link, type PageProps } from "gatsby"

import { useProjectFilter } from "~/src/client/projects/use-project-filter"
import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { FilterBar, SEARCH_ID } from "~/src/components/project-list/filter-bar"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { AllProjects, FoundProjects } from "~/src/components/project-list/project-lists"
import { Button } from "~/src/components/ui/button"
import { numberedPath, PROJECTS_PATH, TAGS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import type { ListPage } from "~/src/lib/projects/list-pages"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import { isFiltering, NO_FILTER, writeFilter } from "~/src/lib/projects/project-filter-url"
import { toProjectSummary } from "~/src/lib/projects/to-project-summary"
import { TEXTS } from "~/src/lib/texts"

export const query = graphql`
  query ProjectsPage($path: String!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    allProject(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes { ...ProjectSummary }
      pageInfo { totalCount pageCount }
    }
    projectTags(limit: 1) { name }
  }
`

type Data = Queries.ProjectsPageQuery
type Page = PageProps<Data, ListPage>

/** The first page can be searched. The numbered pages are for visitors without scripts, and supply "Show more". */
export default function ProjectsPage({ data, pageContext, location }: Page) {
  const { number } = pageContext
  if (number === 1) return <FirstPage data={data} location={location} />
  const pages = { list: PROJECTS_PATH, number, count: data.allProject.pageInfo.pageCount }
  return <ListPageView {...toPage(data, pageContext)} projects={summariesOf(data)} pages={pages} />
}

function FirstPage({ data, location }: Pick<Page, "data" | "location">) {
  const filtering = useProjectFilter(location.search)
  const { filter, change, status, outcome, prepare } = filtering
  const { totalCount } = data.allProject.pageInfo
  const isFiltered = isFiltering(filter)
  const found = isFiltered ? (outcome?.projects ?? null) : null
  const clear = () => {
    change(NO_FILTER)
    // The focused button is removed together with the results.
    document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <div className="column grid grid-cols-1 gap-10">
      <PageHeader title={TEXTS.projects} description={TEXTS.projectsIntro} />
      {totalCount > 0 && (
        <div className="grid gap-4">
          <FilterBar {...filtering} />
          <div className="meta">
            <p role="status">
              {found === null ? LIST_TEXTS.list.count(totalCount) : LIST_TEXTS.filter.found(found.length, totalCount)}
            </p>
            {data.projectTags.length > 0 && (
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
        <AllProjects first={summariesOf(data)} total={totalCount} read={(further) => summariesOf(further as Data)} />
      ) : (
        <FoundProjects key={writeFilter(filter)} found={found} onClear={clear} />
      )}
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Data, ListPage>) {
  return <PageHead data={data} page={toPage(data, pageContext)} hasMarkdown={pageContext.number === 1} />
}

function toPage({ allProject }: Data, { number }: ListPage) {
  const part = { label: LIST_TEXTS.list.place(number, allProject.pageInfo.pageCount) }
  return {
    path: numberedPath(PROJECTS_PATH, number),
    title: LIST_TEXTS.list.page(TEXTS.projects, number),
    description: TEXTS.projectsIntro,
    type: "CollectionPage" as const,
    crumbs: number === 1 ? [HOME_CRUMB, { label: TEXTS.projects }] : [HOME_CRUMB, PROJECTS_CRUMB, part],
  }
}

function summariesOf({ allProject }: Data) {
  return allProject.nodes.map(toProjectSummary)
}
