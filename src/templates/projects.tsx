import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { ProjectsView } from "~/src/components/project-list/projects-view"
import { numberedPath, PROJECTS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import type { ListPage } from "~/src/lib/projects/list-pages"
import { pageTitle } from "~/src/lib/projects/list-pages"
import { LIST_TEXTS } from "~/src/lib/projects/list-texts"
import { toProjectSummary } from "~/src/lib/projects/to-project-summary"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

export const query = graphql`
  query ProjectsPage($path: String!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    allProject(
      filter: { listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes { ...ProjectSummary }
      pageInfo { totalCount pageCount }
    }
    projectTags(limit: 1) { name }
  }
`

type Data = Queries.ProjectsPageQuery

/** The first page can be searched. The numbered pages are for visitors without scripts, and supply "Show more". */
export default function ProjectsPage({ data, pageContext, location }: PageProps<Data, ListPage>) {
  const { number } = pageContext
  const { totalCount: total, pageCount: count } = data.allProject.pageInfo
  const projects = summariesOf(data)
  if (number > 1) {
    const pages = { list: PROJECTS_PATH, number, count }
    return <ListPageView {...toPage(data, pageContext)} projects={projects} pages={pages} />
  }
  const list = { first: projects, total, read: (further: unknown) => summariesOf(further as Data) }
  return <ProjectsView {...list} search={location.search} hasTags={data.projectTags.length > 0} />
}

export function Head({ data, pageContext }: HeadProps<Data, ListPage>) {
  return <PageHead data={data} page={toPage(data, pageContext)} hasMarkdown={pageContext.number === 1} />
}

function toPage({ allProject }: Data, { number }: ListPage) {
  const part = { label: fillText(LIST_TEXTS.list.place, { number, count: allProject.pageInfo.pageCount }) }
  return {
    path: numberedPath(PROJECTS_PATH, number),
    title: pageTitle(TEXTS.projects, number),
    description: TEXTS.projectsIntro,
    type: "CollectionPage" as const,
    crumbs: number === 1 ? [HOME_CRUMB, { label: TEXTS.projects }] : [HOME_CRUMB, PROJECTS_CRUMB, part],
  }
}

function summariesOf({ allProject }: Data) {
  return allProject.nodes.map(toProjectSummary)
}
