import { graphql, type HeadProps, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/projects/list-page-view"
import type { ListPage } from "~/src/lib/list-page"
import { HOME_PATH, numberedPath, PROJECTS_PATH } from "~/src/lib/paths"
import { describeListPart } from "~/src/lib/structured-data"
import { TEXTS } from "~/src/lib/texts"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query ProjectsNumberedPage($path: String!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path) {
      ...HeadCard
    }
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

export function Head({
  data: { allProject, siteSettings, socialCard },
  pageContext: { number },
}: HeadProps<Data, ListPage>) {
  if (siteSettings === null) return null
  const path = numberedPath(PROJECTS_PATH, number)
  const page = { path, title: TEXTS.list.page(TEXTS.projects, number), description: TEXTS.projectsIntro }
  const steps = [
    { path: PROJECTS_PATH, title: TEXTS.projects },
    { path, title: TEXTS.list.place(number, allProject.pageInfo.pageCount) },
  ]
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} about={(site) => describeListPart(site, page, steps)} />
  )
}
