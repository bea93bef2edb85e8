import { withPrefix } from "gatsby"
import MiniSearch from "minisearch"

import { request } from "~/src/client/request"
import type { Collection } from "~/src/lib/addresses/paths"
import { applyEntryFilter } from "~/src/lib/search/apply-entry-filter"
import type { EntryFilter } from "~/src/lib/search/entry-filter-url"
import { decodeIndex, type IndexedEntry, type IndexedPage, type SearchIndex } from "~/src/lib/search/search-index"
import { shardOf, wordsOf } from "~/src/lib/search/search-words"

import { createWordSearch, type LoadShard } from "./word-search"

const TIMEOUT_MS = 20_000

/** Shorter words must be spelt right. */
const FUZZY_LENGTH = 4
/** How many letters of a word may be wrong: a quarter of them, but at most two. Swapped letters count as two. */
const WRONG_PER_LETTER = 0.25
const MAX_WRONG = 2

type Outcome = ReturnType<typeof applyEntryFilter> & {
  pages: IndexedPage[]
  /** Whether words of texts are loading, so that more may be found. */
  isLoading: boolean
  /** Loads words of texts again that could not be loaded. */
  retry?: () => void
  /** Whether nothing is found, so far or at all. */
  isEmpty: boolean
}
export type QueryEntries = (collection: Collection, filter: EntryFilter) => Outcome

/**
 * Returns a function that applies a filter to the entries of a collection; a text is searched in all of them and in the
 * pages (W3). The first filter with a text sets up the search. `onChange` gets another such function whenever it finds
 * more. Throws if the value is not an index.
 */
export function createEntryQuery(
  index: SearchIndex,
  onChange: (query: QueryEntries) => void,
  load: LoadShard = loadShard,
): QueryEntries {
  const { entries, pages } = decodeIndex(index)
  let search: ReturnType<typeof createSearch> | undefined
  const query: QueryEntries = (collection, filter) => {
    const own = entries.filter((entry) => entry.collection === collection)
    if (filter.text === "")
      return withEmptiness({ ...applyEntryFilter(own, filter, null), pages: [], isLoading: false })
    search ??= createSearch(
      [...entries, ...pages],
      createWordSearch(index.words ?? NO_WORDS, load, () => onChange((...asked) => query(...asked))),
    )
    const { ranks, ...progress } = search(filter)
    const others = entries.filter((entry) => entry.collection !== collection)
    const isNarrowed = filter.tags.length > 0 || filter.type !== "" || filter.year !== ""
    return withEmptiness({
      ...applyEntryFilter([...own, ...others], filter, ranks),
      pages: isNarrowed ? [] : pages.filter(({ path }) => ranks.has(path)),
      ...progress,
    })
  }
  return query
}

function withEmptiness(outcome: Omit<Outcome, "isEmpty">): Outcome {
  return { ...outcome, isEmpty: outcome.entries.length + outcome.pages.length === 0 }
}

const loadShard: LoadShard = (file) => request(withPrefix(file), { timeout: TIMEOUT_MS })

/** The development server writes no files with words. */
const NO_WORDS = { base: "", names: [] }

type Searched = Partial<IndexedEntry> & IndexedPage

/**
 * Returns a search over titles, summaries, tags and types, which forgives misspellings, finds words by their beginnings
 * and ignores accents, and over the words of texts. It returns what has all words, the best first; what has one only in
 * its text comes last.
 */
function createSearch(all: readonly Searched[], inTexts: ReturnType<typeof createWordSearch>) {
  const search = new MiniSearch<Searched>({
    idField: "path",
    fields: ["title", "tags", "type", "summary"],
    extractField: (entry, field) => [entry[field as keyof Searched] ?? ""].flat().join(" "),
    tokenize: wordsOf,
    searchOptions: {
      combineWith: "AND",
      boost: { title: 3, tags: 2, type: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_LENGTH ? false : WRONG_PER_LETTER),
      maxFuzzy: MAX_WRONG,
    },
  })
  search.addAll(all)
  const pathsWith = (text: string) => search.search(text).map(({ id }) => String(id))
  return (filter: EntryFilter) => {
    const { text } = filter
    // A word that is too short for a file, as in “plan b” or while the next one is typed, decides only the order.
    const words = wordsOf(text).filter((word) => shardOf(word) !== null)
    const perWord = words.map((word) => {
      return new Set([...pathsWith(word), ...inTexts.find(word, filter).map((number) => all[number]?.path)])
    })
    const withAll = all.filter(({ path }) => perWord.length > 0 && perWord.every((paths) => paths.has(path)))
    const found = new Set([...pathsWith(text), ...pathsWith(words.join(" ")), ...withAll.map(({ path }) => path)])
    const ranks = new Map([...found].map((path, rank) => [path, rank]))
    return { ranks, isLoading: inTexts.isLoading(), ...(inTexts.hasFailed(filter) && { retry: inTexts.retry }) }
  }
}
