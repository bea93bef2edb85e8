import { graphql, type HeadProps, type PageProps } from "gatsby"

import { TagRows } from "~/src/components/entry-list/tag-rows"
import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { tagsPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"
import { listCrumbs } from "~/src/lib/document/list-crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { describeList } from "~/src/lib/entries/describe-list"
import { TEXTS } from "~/src/lib/texts/interface-texts"

export const query = graphql`
  query TagsPage($path: String!, $collection: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    entryTags(collection: $collection) { name path count newest cover { focus image } }
  }
`

type Data = Queries.TagsPageQuery

type Context = { collection: Collection }

export default function TagsPage({ data, pageContext }: PageProps<Data, Context>) {
  const { collection } = pageContext
  return (
    <div className="column grid gap-10">
      <PageHeader {...toPage(collection)} />
      <TagRows collection={collection} tags={data.entryTags} />
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const names = data.entryTags.map(({ name }) => name)
  return <PageHead data={data} page={describeList(toPage(pageContext.collection), names)} />
}

function toPage(collection: Collection) {
  return {
    path: tagsPath(collection),
    title: TEXTS.tags,
    description: collectionTexts(collection).tagsIntro,
    type: "CollectionPage" as const,
    crumbs: listCrumbs(collection, { label: TEXTS.tags }),
  }
}
