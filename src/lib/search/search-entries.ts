import type { Collection } from "~/src/lib/addresses/paths"
import { applyEntryFilter } from "~/src/lib/search/apply-entry-filter"
import type { EntryFilter } from "~/src/lib/search/entry-filter-url"
import { createFuzzySearch } from "~/src/lib/search/fuzzy-search"
import { decodeIndex, type IndexedPage, type SearchIndex } from "~/src/lib/search/search-index"

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
  let search: ReturnType<typeof createFuzzySearch> | undefined
  return (collection, filter) => {
    const own = entries.filter((entry) => entry.collection === collection)
    if (filter.text === "") return { ...applyEntryFilter(own, filter, null), pages: [], mark: Array.of }
    search ??= createFuzzySearch([...entries, ...pages], Object.entries(index.words ?? {}))
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
