import { RESERVED_IDS, textIds } from "~/src/doctor/markdown/heading-ids"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { numberedPath, tagsPath } from "~/src/lib/addresses/entry-paths"
import {
  COLLECTIONS,
  type Collection,
  documentPath,
  FEED_PATHS,
  isWithin,
  LINKED_FILES,
  listPath,
} from "~/src/lib/addresses/paths"
import { listPages } from "~/src/lib/entries/list-pages"
import { groupTags } from "~/src/lib/entries/tags"

export type TextPage = {
  /** Its path, and the paths that redirect to it. */
  paths: readonly string[]
  title?: string
  /** Null when it cannot be read: then its headings are not known. */
  text: MarkdownText | null
  /** Whether a build publishes it. */
  isPublic: boolean
  /** Ids on the page outside of its text; null if they are not known. */
  ids?: readonly string[] | null
  /** The lists in which an entry is; undefined for other pages, and if it is unlisted. */
  listed?: { collection: Collection; tags: readonly string[] }
}

export type LinkTarget = { path: string; ids: readonly string[] | null; isPublic: boolean }

type Site = {
  /** The content folder. */
  root: string
  /** The scheme and host of the site; undefined if the settings do not state it. */
  siteUrl: string | undefined
  /** The path below which the host has the site in its first language; empty for the root. */
  basePath: string
  pages: readonly TextPage[]
  /** The language of the originals, in which tags are written. */
  language: string
  /** All languages but the first, below whose names the site has the same pages. */
  otherLanguages: readonly string[]
  /** The paths of the files in `static`. */
  staticFiles: readonly string[]
  /** The addresses of the files of the résumé's variants, with their languages. */
  cvFiles: readonly string[]
}

export type LinkTargets = ReturnType<typeof listLinkTargets>

/** Lists the pages with their ids, and the files in `static`. */
export function listLinkTargets({ pages, staticFiles, language, ...site }: Site) {
  const texts = pages.flatMap(({ paths, text, isPublic, ids = [] }) => {
    const known = text === null || ids === null ? null : [...RESERVED_IDS, ...textIds(text.html), ...ids]
    return paths.map((at, index) => ({ path: at, ids: known, isPublic, isAlias: index > 0 }))
  })
  const publicPages = pages.filter(({ isPublic }) => isPublic)
  const published = listPaths(publicPages, language)
  const lists = listPaths(pages, language).map((at): LinkTarget => {
    return { path: at, ids: RESERVED_IDS, isPublic: published.includes(at) }
  })
  // A former slug never takes an address from a project that has it now.
  const slugsFirst = texts.toSorted((a, b) => Number(a.isAlias) - Number(b.isAlias))
  const files = staticFiles.map((file) => `/${file}`)
  // With notes, each kind has a feed of its own (W1).
  const feeds = published.includes(listPath("notes"))
    ? COLLECTIONS.flatMap((name) => FEED_PATHS.map((feed) => listPath(name) + feed))
    : []
  return {
    ...site,
    pages: [...slugsFirst, ...lists],
    files: [...files, ...files.map(documentPath), ...LINKED_FILES, ...feeds],
    /** Whether every entry could be read; otherwise not all addresses and tags are known. */
    isComplete: pages.every(({ listed, text }) => listed === undefined || text !== null),
  }
}

/** Returns the paths of the numbered pages of the lists of all entries and of those with the same tag. */
function listPaths(pages: readonly TextPage[], language: string): string[] {
  return COLLECTIONS.flatMap((collection) => {
    const entries = pages.flatMap(({ listed }) => (listed?.collection === collection ? [listed] : []))
    // Without a note, listed or not, there is no list of notes.
    const hasEntries = pages.some(({ paths: [at = ""] }) => isWithin(at, listPath(collection)))
    if (collection !== "projects" && !hasEntries) return []
    const tags = groupTags({ collection, entries, language })
    const lists = [{ path: listPath(collection), count: entries.length }, ...tags]
    const numbered = lists.flatMap((list) => listPages(list.count).map(({ number }) => numberedPath(list.path, number)))
    return tags.length === 0 ? numbered : [tagsPath(collection), ...numbered]
  })
}
