import { graphql, type HeadProps, type PageProps } from "gatsby"

import { useEntryOrder } from "~/src/client/entries/use-entry-order"
import { NumberedListPage } from "~/src/components/entry-list/numbered-list-page"
import { PageHead } from "~/src/components/layout/page-head"
import { numberedPath, tagsPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"
import { listCrumbs } from "~/src/lib/document/list-crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { describeList } from "~/src/lib/entries/describe-list"
import { type ListPage, pageTitle } from "~/src/lib/entries/list-pages"
import { toEntrySummary } from "~/src/lib/entries/to-entry-summary"
import { fillText } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED } from "~/src/lib/texts/language-attributes"

export const query = graphql`
  query TagPage($path: String!, $collection: String!, $name: String!, $spellings: [String!]!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path, tag: $name) { ...HeadCard }
    siteSettings { ...HeadSite }
    allEntry(
      filter: { collection: { eq: $collection }, tags: { in: $spellings }, listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes { ...EntrySummary }
      pageInfo { pageCount }
    }
  }
`

type Data = Queries.TagPageQuery
type Context = ListPage & { collection: Collection; name: string; listPath: string }

export default function TagPage({ data, pageContext }: PageProps<Data, Context>) {
  const { name, number, listPath: list } = pageContext
  const entries = data.allEntry.nodes.map(toEntrySummary)
  useEntryOrder(entries)
  return (
    <NumberedListPage
      {...toPage(pageContext)}
      title={pageTitle(name, number)}
      // The titles of further pages have a number in the language of the page.
      titleLang={number === 1 ? (INHERITED.lang ?? null) : null}
      entries={entries}
      pages={{ list, number, count: data.allEntry.pageInfo.pageCount }}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { nodes } = data.allEntry
  const titles = nodes.map(({ title }) => title)
  const summary = nodes.length === 1 ? nodes[0]?.summary : undefined
  return <PageHead data={data} page={describeList(toPage(pageContext), titles, summary)} />
}

function toPage({ collection, name, number, listPath }: Context) {
  const tags = { label: TEXTS.tags, to: tagsPath(collection) }
  const tagged = fillText(collectionTexts(collection).tagged, { tag: name })
  return {
    path: numberedPath(listPath, number),
    title: pageTitle(tagged, number),
    description: tagged,
    type: "CollectionPage" as const,
    crumbs: listCrumbs(collection, tags, { label: pageTitle(name, number) }),
  }
}
