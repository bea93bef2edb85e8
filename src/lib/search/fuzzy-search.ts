import MiniSearch from "minisearch"

import type { IndexedEntry, IndexedPage } from "~/src/lib/search/search-index"
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

type Searched = Partial<IndexedEntry> & IndexedPage

/**
 * Returns a search over titles, summaries, tags and types, and over the words of texts, which finds words by their beginnings and ignores
 * accents. A word that is nowhere is searched for in other ways. It returns the ranks of what has all words, by path, the best first; what
 * has one only in its text comes last.
 */
export function createFuzzySearch(all: readonly Searched[], words: readonly [string, readonly number[]][]) {
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
