import { graphql, type HeadProps, Link, type PageProps } from "gatsby"

import { PageHead } from "~/src/components/layout/page-head"
import { PageHeader } from "~/src/components/layout/page-header"
import { tagsPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"
import { listCrumbs } from "~/src/lib/document/list-crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { describeList } from "~/src/lib/entries/describe-list"
import { countTexts } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"
import { INHERITED, languageAttributes } from "~/src/lib/texts/language-attributes"

import tagsStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/tags.css"

export const query = graphql`
  query TagsPage($path: String!, $collection: String!) {
    socialCard(path: $path) { ...HeadCard }
    siteSettings { ...HeadSite }
    entryTags(collection: $collection) { name path count newest { path title lang } }
  }
`

type Data = Queries.TagsPageQuery

type Context = { collection: Collection }

export default function TagsPage({ data, pageContext }: PageProps<Data, Context>) {
  const { collection } = pageContext
  return (
    <div className="column grid gap-10">
      <PageHeader {...toPage(collection)} />
      <link rel="stylesheet" href={tagsStyles} />
      <ul className="rows wide *:py-3">
        {data.entryTags.map(({ name, path, count, newest }) => (
          <li key={path} className="tag">
            <Link to={path} className="quiet-link counted flex items-baseline gap-4">
              <span className="display grow text-xl" {...INHERITED}>
                {name}
              </span>{" "}
              <span className="whitespace-nowrap text-muted text-sm">
                {fillPlural(countTexts(collection).count, count)}
              </span>
            </Link>
            <ul className="meta newest">
              {newest.map((entry) => (
                <li key={entry.path} {...languageAttributes(entry.lang)}>
                  {entry.title}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
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
