import { graphql, type HeadProps, type PageProps } from "gatsby"

import { useProjectOrder } from "~/src/client/projects/use-project-order"
import { PageHead } from "~/src/components/layout/page-head"
import { ListPageView } from "~/src/components/project-list/list-page-view"
import { numberedPath, TAGS_PATH } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, PROJECTS_CRUMB } from "~/src/lib/document/crumbs"
import type { ListPage } from "~/src/lib/projects/list-pages"
import { pageTitle } from "~/src/lib/projects/list-pages"
import { toProjectSummary } from "~/src/lib/projects/to-project-summary"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED } from "~/src/lib/texts/language-attributes"

export const query = graphql`
  query TagPage($path: String!, $name: String!, $spellings: [String!]!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path, tag: $name) { ...HeadCard }
    siteSettings { ...HeadSite }
    allProject(
      filter: { tags: { in: $spellings }, listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes { ...ProjectSummary }
      pageInfo { pageCount }
    }
  }
`

type Data = Queries.TagPageQuery
type Context = ListPage & { name: string; listPath: string }

export default function TagPage({ data, pageContext }: PageProps<Data, Context>) {
  const { name, number, listPath: list } = pageContext
  const projects = data.allProject.nodes.map(toProjectSummary)
  useProjectOrder(projects)
  return (
    <ListPageView
      {...toPage(pageContext)}
      title={pageTitle(name, number)}
      // The titles of further pages have a number in the language of the page.
      titleLang={number === 1 ? (INHERITED.lang ?? null) : null}
      projects={projects}
      pages={{ list, number, count: data.allProject.pageInfo.pageCount }}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  return <PageHead data={data} page={toPage(pageContext)} />
}

function toPage({ name, number, listPath }: Context) {
  const tags = { label: TEXTS.tags, to: TAGS_PATH }
  const tagged = fillText(TEXTS.tagged, { tag: name })
  return {
    path: numberedPath(listPath, number),
    title: pageTitle(tagged, number),
    description: tagged,
    type: "CollectionPage" as const,
    crumbs: [HOME_CRUMB, PROJECTS_CRUMB, tags, { label: pageTitle(name, number) }],
  }
}
