import { entryPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"

/** A file, not a page: requests need the base path. */
export const SEARCH_INDEX_PATH = "/search-index.json"

/** An entry as queries return it for lists. Only projects have a type and an end. */
export type QueriedSummary = Omit<
  Queries.EntrySummary_Note_Fragment & Queries.EntrySummary_Project_Fragment,
  "endDate" | "type"
> & {
  type?: string | null
  endDate?: string | null
}

/** An entry as the search knows it; its cover as `encodeCover` returns it. */
export type IndexedEntry = Omit<QueriedSummary, "cover"> & {
  // GraphQL knows it only as a text.
  collection: string
  slug: string
  cover: string | null
}

/** A page that is no entry, such as About. */
export type IndexedPage = { path: string; title: string; lang: string | null }

export type SearchIndex = ReturnType<typeof encodeIndex> & {
  /** The words of texts, each with the numbers of the entries and pages in whose text it is; only in a finished build. */
  words?: Record<string, number[]>
}

const PUBLIC = "public"

/** Encodes entries and pages compactly: tags and types as indices into lists of names. Types count from 1; 0 means missing. */
export function encodeIndex(entries: readonly Omit<IndexedEntry, "path">[], pages: readonly IndexedPage[] = []) {
  const types = [...new Set(entries.flatMap(({ type }) => type ?? []))]
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))]
  const rowsOf = (collection: Collection) =>
    entries
      .filter((entry) => entry.collection === collection)
      .map((entry) => {
        const { slug, title, summary, date, endDate, cover, visibility, publishAt } = entry
        const type = types.indexOf(entry.type ?? "") + 1
        const ownTags = entry.tags.map((tag) => tags.indexOf(tag))
        const hidden = visibility === PUBLIC ? [] : [visibility, publishAt ?? ""]
        const other = entry.lang === null ? hidden : [hidden[0] ?? "", hidden[1] ?? "", entry.lang, entry.languageName]
        return [slug, title, summary, date, endDate ?? 0, type, ownTags, cover ?? 0, ...other] as const
      })
  const notes = rowsOf("notes")
  const pageRows = pages.map(({ path, title, lang }) => [path, title, lang ?? 0] as const)
  return { types, tags, projects: rowsOf("projects"), ...(notes.length > 0 && { notes }), pages: pageRows }
}

/** Decodes the file's entries, collection by collection, and its pages. Throws if it is not a search index. */
export function decodeIndex({ projects, notes = [], pages: rows, ...names }: SearchIndex) {
  const pages = rows.map(([path, title, lang]): IndexedPage => ({ path, title, lang: lang || null }))
  const ofProjects = decodeRows("projects", projects, names)
  const hasNotes = typeof __HAS_NOTES__ === "undefined" || __HAS_NOTES__
  return { entries: hasNotes ? [...ofProjects, ...decodeRows("notes", notes, names)] : ofProjects, pages }
}

type Names = Pick<SearchIndex, "types" | "tags">

function decodeRows(collection: Collection, rows: SearchIndex["projects"], { types, tags }: Names): IndexedEntry[] {
  return rows.map(
    ([slug, title, summary, date, endDate, type, ownTags, cover, visibility, publishAt, lang, languageName]) => ({
      collection,
      slug,
      path: entryPath(collection, slug),
      title,
      summary,
      date,
      endDate: endDate || null,
      type: types[type - 1] ?? null,
      tags: ownTags.map((tag) => tags[tag] ?? ""),
      cover: cover || null,
      visibility: visibility || PUBLIC,
      publishAt: publishAt || null,
      lang: lang || null,
      languageName: languageName || null,
    }),
  )
}
