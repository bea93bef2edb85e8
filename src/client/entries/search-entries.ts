import MiniSearch from "minisearch"

import type { Collection } from "~/src/lib/addresses/paths"
import { applyEntryFilter } from "~/src/lib/search/apply-entry-filter"
import type { EntryFilter } from "~/src/lib/search/entry-filter-url"
import { decodeIndex, type IndexedEntry, type IndexedPage, type SearchIndex } from "~/src/lib/search/search-index"
import {
  comparable,
  indexedWordsOf,
  isFindable,
  MIN_INNER_LETTERS,
  markWords,
  spellingsOf,
  wordsOf,
} from "~/src/lib/search/search-words"

/** Shorter words must be spelt right. */
const FUZZY_LENGTH = 4
/** How many letters of a word may be wrong: a quarter of them, but at most two. Swapped letters count as two. */
const WRONG_PER_LETTER = 0.25
const MAX_WRONG = 2

type Outcome = ReturnType<typeof applyEntryFilter> & {
  pages: IndexedPage[]
  /** Cuts a text into parts, of which every second one is what was searched for. */
  mark: (text: string) => string[]
}
export type QueryEntries = (collection: Collection, filter: EntryFilter) => Outcome

/**
 * Returns a function that applies a filter to the entries of a collection; a text is searched in all of them and in the
 * pages (W3). The first filter with a text sets up the search. Throws if the value is not an index.
 */
export function createEntryQuery(index: SearchIndex): QueryEntries {
  const { entries, pages } = decodeIndex(index)
  let search: ReturnType<typeof createSearch> | undefined
  return (collection, filter) => {
    const own = entries.filter((entry) => entry.collection === collection)
    if (filter.text === "") return { ...applyEntryFilter(own, filter, null), pages: [], mark: Array.of }
    search ??= createSearch([...entries, ...pages], Object.entries(index.words ?? {}))
    const { ranks, mark } = search(filter.text)
    const others = entries.filter((entry) => entry.collection !== collection)
    const isNarrowed = filter.tags.length > 0 || filter.type !== "" || filter.year !== ""
    return {
      ...applyEntryFilter([...own, ...others], filter, ranks),
      pages: isNarrowed ? [] : pages.filter(({ path }) => ranks.has(path)),
      mark,
    }
  }
}

type Searched = Partial<IndexedEntry> & IndexedPage

/**
 * Returns a search over titles, summaries, tags and types, and over the words of texts, which finds words by their beginnings and ignores
 * accents. A word that is nowhere is searched for in other ways. It returns the ranks of what has all words, by path, the best first; what
 * has one only in its text comes last.
 */
function createSearch(all: readonly Searched[], words: readonly [string, readonly number[]][]) {
  const search = new MiniSearch<Searched>({
    idField: "path",
    fields: ["title", "tags", "type", "summary"],
    extractField: (entry, field) => [entry[field as keyof Searched] ?? ""].flat().join(" "),
    tokenize: indexedWordsOf,
    searchOptions: {
      tokenize: wordsOf,
      combineWith: "AND",
      boost: { title: 3, tags: 2, type: 2 },
      prefix: true,
      maxFuzzy: MAX_WRONG,
    },
  })
  search.addAll(all)
  const pathsWith = (text: string, isMisspelt = false) => {
    const fuzzy = (term: string) => isMisspelt && term.length >= FUZZY_LENGTH && WRONG_PER_LETTER
    return search.search(text, { fuzzy }).map(({ id }) => String(id))
  }
  /** Finds the end of a compound word. */
  const pathsContaining = (word: string) => {
    const isIn = ({ title, summary, tags }: Searched) => comparable([title, summary, tags].join()).includes(word)
    return new Set(word.length < MIN_INNER_LETTERS ? [] : all.filter(isIn).map(({ path }) => path))
  }
  const textsWith = (term: string) => words.flatMap(([word, numbers]) => (word.startsWith(term) ? numbers : []))
  const findWord = (word: string) => {
    for (const spelling of spellingsOf(word)) {
      const texts = textsWith(spelling).flatMap((number) => all[number]?.path ?? [])
      const paths = new Set([...pathsWith(spelling), ...texts])
      if (paths.size > 0) return { spelling, paths, isMisspelt: false }
    }
    const paths = pathsContaining(word)
    const isMisspelt = paths.size === 0
    return { spelling: word, paths: isMisspelt ? new Set(pathsWith(word, true)) : paths, isMisspelt }
  }
  return (text: string) => {
    // A word that is too short, as in “plan b” or while the next one is typed, decides only the order.
    const perWord = wordsOf(text).filter(isFindable).map(findWord)
    const isMisspelt = perWord.some((word) => word.isMisspelt)
    const spelt = perWord.map(({ spelling }) => spelling).join(" ")
    const rest = perWord.length > 0 ? all.map(({ path }) => path) : []
    const ranked = [...pathsWith(text, isMisspelt), ...pathsWith(spelt, isMisspelt), ...rest]
    const found = new Set(ranked.filter((path) => perWord.every(({ paths }) => paths.has(path))))
    const mark = (shown: string) => markWords(shown, spelt.split(" "))
    return { ranks: new Map([...found].map((path, rank) => [path, rank])), mark }
  }
}
