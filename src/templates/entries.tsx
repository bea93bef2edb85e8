import { graphql, type HeadProps, type PageProps } from "gatsby"

import { NumberedListPage } from "~/src/components/entry-list/numbered-list-page"
import { SearchableList } from "~/src/components/entry-list/searchable-list"
import { PageHead } from "~/src/components/layout/page-head"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import { ATOM_PATH, type Collection, JSON_FEED_PATH, listPath } from "~/src/lib/addresses/paths"
import { HOME_CRUMB } from "~/src/lib/document/crumbs"
import { listCrumbs } from "~/src/lib/document/list-crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { describeList } from "~/src/lib/entries/describe-list"
import { type ListPage, pageTitle } from "~/src/lib/entries/list-pages"
import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { toEntrySummary } from "~/src/lib/entries/to-entry-summary"
import { SEARCH_ID } from "~/src/lib/search/search-id"
import { fillText } from "~/src/lib/texts/fill-text"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

export const query = graphql`
  query EntriesPage($path: String!, $collection: String!, $skip: Int!, $limit: Int!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    allEntry(
      filter: { collection: { eq: $collection }, listed: { eq: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes { ...EntrySummary }
      pageInfo { totalCount pageCount }
    }
    entryTags(collection: $collection, limit: 1) { name }
  }
`

type Data = Queries.EntriesPageQuery
type Context = ListPage & { collection: Collection }

/** The first page can be searched. The numbered pages are for visitors without scripts, and supply "Show more". */
export default function EntriesPage({ data, pageContext, location }: PageProps<Data, Context>) {
  const { collection, number } = pageContext
  const { totalCount: total, pageCount: count } = data.allEntry.pageInfo
  const entries = data.allEntry.nodes.map(toEntrySummary)
  if (number > 1) {
    const pages = { list: listPath(collection), number, count }
    return <NumberedListPage {...toPage(data, pageContext)} entries={entries} pages={pages} />
  }
  return (
    <SearchableList
      collection={collection}
      first={entries}
      total={total}
      search={location.search}
      leadsToSearch={location.hash === `#${SEARCH_ID}`}
      hasTags={data.entryTags.length > 0}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { collection, number } = pageContext
  const titles = data.allEntry.nodes.map(({ title }) => title)
  return (
    <PageHead data={data} page={describeList(toPage(data, pageContext), titles)} hasMarkdown={number === 1}>
      {__HAS_NOTES__ && number === 1 && data.siteSettings && (
        <ListFeeds {...data.siteSettings} collection={collection} />
      )}
    </PageHead>
  )
}

/** Links to the feeds of one kind of entry, which a site with notes has beside the joint ones. */
function ListFeeds({ basePath, title, collection }: { basePath: string; title: string; collection: Collection }) {
  const base = basePath + listPath(collection)
  const name = fillText(collection === "notes" ? NOTE_TEXTS.feed : TEXTS.projectsFeed, { title })
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={base + ATOM_PATH} title={name} />
      <link rel="alternate" type="application/feed+json" href={base + JSON_FEED_PATH} title={name} />
    </>
  )
}

function toPage({ allEntry }: Data, { collection, number }: Context) {
  const { title, intro } = collectionTexts(collection)
  const part = { label: fillText(LIST_TEXTS.list.place, { number, count: allEntry.pageInfo.pageCount }) }
  return {
    path: numberedPath(listPath(collection), number),
    title: pageTitle(title, number),
    description: intro,
    type: "CollectionPage" as const,
    crumbs: number === 1 ? [HOME_CRUMB, { label: title }] : listCrumbs(collection, part),
  }
}
