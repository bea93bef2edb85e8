import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/projects/list-page-view"
import type { ListPage } from "~/src/lib/list-page"
import { HOME_PATH, numberedPath, PROJECTS_PATH } from "~/src/lib/paths"
import { TEXTS } from "~/src/lib/texts"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectsNumberedPage($skip: Int!, $limit: Int!) {
    siteSettings {
      ...HeadSite
    }
    allProject(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...ProjectSummary
      }
      pageInfo {
        pageCount
      }
    }
  }
`

type Data = Queries.ProjectsNumberedPageQuery

export default function ProjectsNumberedPage({ data, pageContext: { number } }: PageProps<Data, ListPage>) {
  const { allProject, siteSettings } = data
  return (
    <ListPageView
      title={TEXTS.list.page(TEXTS.projects, number)}
      description={TEXTS.projectsIntro}
      crumbs={[
        { label: TEXTS.home, to: HOME_PATH },
        { label: TEXTS.projects, to: PROJECTS_PATH },
        { label: TEXTS.list.place(number, allProject.pageInfo.pageCount) },
      ]}
      projects={allProject.nodes.map((project) => toProjectSummary(project, siteSettings?.language ?? "en"))}
      pages={{ list: PROJECTS_PATH, number, count: allProject.pageInfo.pageCount }}
    />
  )
}

export function Head({ data: { siteSettings }, pageContext: { number } }: HeadProps<Data, ListPage>) {
  if (siteSettings === null) return null
  return (
    <PageHead
      site={siteSettings}
      path={numberedPath(PROJECTS_PATH, number)}
      title={TEXTS.list.page(TEXTS.projects, number)}
      description={TEXTS.projectsIntro}
    />
  )
}
