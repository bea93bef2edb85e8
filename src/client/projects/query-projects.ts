import MiniSearch from "minisearch"

import type { Collection } from "~/src/lib/addresses/paths"
import { applyProjectFilter, type Ranks } from "~/src/lib/projects/apply-project-filter"
import type { ProjectFilter } from "~/src/lib/projects/project-filter-url"
import { decodeIndex, type IndexedEntry, type SearchIndex } from "~/src/lib/projects/search-index"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

/** Shorter words must be spelt right. */
const FUZZY_LENGTH = 4
/** How many letters of a word may be wrong: a quarter of them, but at most two. Swapped letters count as two. */
const WRONG_PER_LETTER = 0.25
const MAX_WRONG = 2

export type QueryProjects = ReturnType<typeof createProjectQuery>

/**
 * Returns a function that applies a filter to the entries of a collection; a text is searched in all of them (W3). The first filter
 * with a text sets up the search. Throws if the value is not an index.
 */
export function createProjectQuery(index: SearchIndex) {
  const entries = decodeIndex(index)
  let search: ReturnType<typeof createSearch> | undefined
  return (collection: Collection, filter: ProjectFilter) => {
    const own = entries.filter((entry) => entry.collection === collection)
    if (filter.text === "") return applyProjectFilter(own, filter, null)
    search ??= createSearch(entries)
    const others = entries.filter((entry) => entry.collection !== collection)
    return applyProjectFilter([...own, ...others], filter, search(filter.text))
  }
}

/**
 * Returns a search over titles, summaries, tags and types, which forgives misspellings, finds words by their beginnings and
 * ignores accents. It returns the entries that have all words, the best first.
 */
function createSearch(entries: readonly IndexedEntry[]): (text: string) => Ranks {
  const search = new MiniSearch<IndexedEntry>({
    idField: "path",
    fields: ["title", "tags", "type", "summary"],
    extractField: (project, field) => [project[field as keyof IndexedEntry] ?? ""].flat().join(" "),
    processTerm: (term) =>
      term
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "")
        .toLocaleLowerCase(SITE_LANGUAGE),
    searchOptions: {
      combineWith: "AND",
      boost: { title: 3, tags: 2, type: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_LENGTH ? false : WRONG_PER_LETTER),
      maxFuzzy: MAX_WRONG,
    },
  })
  search.addAll(entries)
  return (text) => new Map(search.search(text).map(({ id }, rank) => [String(id), rank]))
}
