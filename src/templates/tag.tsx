import { graphql, type HeadProps, type PageProps } from "gatsby"

import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { HOME_PATH, numberedPath, PROJECTS_PATH, TAGS_PATH } from "~/src/lib/addresses/paths"
import { describeListPart } from "~/src/lib/document/structured-data"
import type { ListPage } from "~/src/lib/projects/list-pages"
import { TEXTS } from "~/src/lib/texts"
import { toProjectSummary } from "~/src/templates/project-summary-fragment"

export const query = graphql`
  query TagPage($path: String!, $name: String!, $spellings: [String!]!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path, tag: $name) {
      ...HeadCard
    }
    siteSettings {
      ...HeadSite
    }
    allProject(
      filter: { tags: { in: $spellings } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ProjectSummary
      }
      pageInfo {
        pageCount
      }
    }
  }
`

type Data = Queries.TagPageQuery
type Context = ListPage & { name: string; listPath: string }

export default function TagPage({ data, pageContext: { name, number, listPath } }: PageProps<Data, Context>) {
  const { allProject, siteSettings } = data
  const projects = allProject.nodes.map((project) => toProjectSummary(project, siteSettings?.language ?? "en"))
  useProjectOrder(projects)
  return (
    <ListPageView
      title={TEXTS.list.page(name, number)}
      description={TEXTS.tagged(name)}
      crumbs={[
        { label: TEXTS.home, to: HOME_PATH },
        { label: TEXTS.projects, to: PROJECTS_PATH },
        { label: TEXTS.tags, to: TAGS_PATH },
        { label: TEXTS.list.page(name, number) },
      ]}
      projects={projects}
      pages={{ list: listPath, number, count: allProject.pageInfo.pageCount }}
    />
  )
}

export function Head({
  data: { siteSettings, socialCard },
  pageContext: { name, number, listPath },
}: HeadProps<Data, Context>) {
  if (siteSettings === null) return null
  const path = numberedPath(listPath, number)
  const page = { path, title: TEXTS.list.page(TEXTS.tagged(name), number), description: TEXTS.tagged(name) }
  const steps = [
    { path: PROJECTS_PATH, title: TEXTS.projects },
    { path: TAGS_PATH, title: TEXTS.tags },
    { path, title: TEXTS.list.page(name, number) },
  ]
  return (
    <PageHead site={siteSettings} {...page} card={socialCard} about={(site) => describeListPart(site, page, steps)} />
  )
}
