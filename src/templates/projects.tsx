import { graphql, type HeadProps, type PageProps } from "gatsby"

import { useProjectFilter } from "~/src/client/projects/use-project-filter"
import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { ProjectsView } from "~/src/components/project-list/projects-view"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import type { ListPage } from "~/src/lib/projects/list-pages"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
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

/** The list begins with what can be searched; its further pages are for those without scripts, and for "Show more". */
export default function ProjectsPage({ data, pageContext, location }: Page) {
  const { number } = pageContext
  if (number === 1) return <FirstPage data={data} location={location} />
  const pages = { list: PROJECTS_PATH, number, count: data.allProject.pageInfo.pageCount }
  return <ListPageView {...toPage(data, pageContext)} projects={summariesOf(data)} pages={pages} />
}

function FirstPage({ data, location }: Pick<Page, "data" | "location">) {
  return (
    <ProjectsView
      filtering={useProjectFilter(location.search)}
      first={summariesOf(data)}
      total={data.allProject.pageInfo.totalCount}
      read={(further) => summariesOf(further as Data)}
      hasTags={data.projectTags.length > 0}
    />
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
