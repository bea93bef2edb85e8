import { resolve } from "node:path"
import type { CreatePageArgs, CreatePagesArgs } from "gatsby"

import { recheckContent } from "~/src/build/content-check/report-content"
import { readEnvironment } from "~/src/build/environment"
import { writePublicFile } from "~/src/build/public-files"
import { CONTENT_FOLDER } from "~/src/doctor/readers/files/content-folder"
import { isSinglePage, type PageName } from "~/src/doctor/schemas/page-schemas"
import { numberedPath, tagsPath } from "~/src/lib/addresses/entry-paths"
import {
  COLLECTIONS,
  type Collection,
  canonicalPath,
  HOME_PATH,
  listPath,
  PUBLICATIONS_PATH,
} from "~/src/lib/addresses/paths"
import { originalLanguage } from "~/src/lib/addresses/site-languages"
import { listPages } from "~/src/lib/entries/list-pages"
import { groupTags } from "~/src/lib/entries/tags"
import { encodeCover } from "~/src/lib/entries/to-entry-summary"
import type { ImageData } from "~/src/lib/images/image-data"
import { hasPublicationsPage } from "~/src/lib/resume/choose-publications"
import { encodeIndex, type IndexedEntry, type IndexedPage, SEARCH_INDEX_PATH } from "~/src/lib/search/search-index"

const QUERY = /* GraphQL */ `
  query CreatedPages {
    allEntry(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        collection
        slug
        path
        lang
        languageName
        title
        summary
        date
        ... on Project { endDate type }
        tags
        visibility
        listed
        publishAt
        cover { focus image }
      }
    }
    allContentPage(sort: { path: ASC }) { nodes { name path title lang } }
    siteSettings { language languages }
    resume { publications(all: true) { citation { type } } }
  }
`

type QueriedEntry = Omit<IndexedEntry, "cover"> & {
  listed: boolean
  cover: { image: ImageData | null; focus: string | null } | null
}

type Queried = {
  allEntry: { nodes: QueriedEntry[] }
  allContentPage: { nodes: (IndexedPage & { name: PageName })[] }
  siteSettings: { language: string; languages: string[] } | null
  resume: { publications: { citation: object | null }[] } | null
}

/**
 * Creates the pages that are not in `src/pages`, and the index of all entries that are listed. A query that fails stops
 * the build. While developing, Gatsby calls this again whenever a file of the content has been changed or deleted.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  recheckContent(reporter, CONTENT_FOLDER)
  const { data, errors } = await graphql<Queried>(QUERY)
  if (errors || data === undefined) {
    reporter.panicOnBuild("The query for the pages failed.", errors)
    return
  }
  const { trailingSlash } = readEnvironment()
  const entries = data.allEntry.nodes
  const indexed = entries.filter(isListed).map(({ cover, ...entry }) => ({ ...entry, cover: encodeCover(cover) }))
  writePublicFile(SEARCH_INDEX_PATH, JSON.stringify(encodeIndex(indexed, data.allContentPage.nodes)))
  const ownPages = data.allContentPage.nodes.flatMap(({ name, path }): Page[] =>
    isSinglePage(name) ? [] : [{ path, template: "page", context: { name } }],
  )
  const listed = COLLECTIONS.flatMap((collection) =>
    listEntryPages(collection, entries, originalLanguage(data.siteSettings)),
  )
  // A page of the owner with this address takes its place.
  const hasPublications =
    hasPublicationsPage(data.resume?.publications ?? []) && ownPages.every(({ path }) => path !== PUBLICATIONS_PATH)
  const publications: Page[] = hasPublications ? [{ path: PUBLICATIONS_PATH, template: "publications" }] : []
  for (const { path, template, context = {} } of [...listed, ...ownPages, ...publications]) {
    const component = resolve(`src/templates/${template}.tsx`)
    actions.createPage({ path: canonicalPath(path, trailingSlash), component, context })
  }
}

/** Without notes, the data of the home page has no word about them (W1). */
export function onCreatePage({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (page.path !== HOME_PATH || getNodesByType("Note").length === 0) return
  actions.createPage({ ...page, context: { ...page.context, hasNotes: true } })
}

type Page = {
  path: string
  template: "page" | "publications" | "project" | "note" | "entries" | "tag" | "tags"
  context?: object
}

type ListedEntry = Pick<QueriedEntry, "collection" | "slug" | "path" | "tags" | "listed">

const isListed = ({ listed }: ListedEntry) => listed

const TEMPLATES = { projects: "project", notes: "note" } as const

/** Returns the pages of a collection. Without a note, there are none of notes, nor a word about them in the data of others (W1). */
export function listEntryPages(collection: Collection, all: readonly ListedEntry[], language = "en"): Page[] {
  const hasNotes = collection === "projects" && all.some((entry) => entry.collection === "notes")
  const entries = all.filter((entry) => entry.collection === collection)
  if (entries.length === 0 && collection !== "projects") return []
  const listed = entries.filter(isListed)
  const tags = groupTags({ collection, entries: listed, language })
  const parts = ({ path, template, context }: Page, entryCount: number): Page[] =>
    listPages(entryCount).map((part) => {
      return { path: numberedPath(path, part.number), template, context: { collection, ...part, ...context } }
    })
  return [
    ...entries.map(({ slug, path }) => {
      return { path, template: TEMPLATES[collection], context: { slug, ...(hasNotes && { hasNotes }) } }
    }),
    ...parts({ path: listPath(collection), template: "entries" }, listed.length),
    ...(tags.length === 0 ? [] : [{ path: tagsPath(collection), template: "tags", context: { collection } } as const]),
    ...tags.flatMap(({ name, path, count, spellings }) =>
      parts({ path, template: "tag", context: { name, spellings, listPath: path } }, count),
    ),
  ]
}
