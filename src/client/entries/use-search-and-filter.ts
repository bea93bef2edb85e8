import { navigate } from "gatsby"
import { useEffect, useMemo, useState } from "react"

import { useHydrated, useStore } from "~/src/client/create-store"
import { entrySearchStore, loadEntrySearch } from "~/src/client/entries/load-entry-search"
import { type Collection, listPath } from "~/src/lib/addresses/paths"
import { type EntryFilter, isFiltering, readFilter, writeFilter } from "~/src/lib/search/entry-filter-url"

export type EntryFiltering = ReturnType<typeof useSearchAndFilter>

/**
 * Returns the `filter` of the address, which the list shows; the `chosen` filter, which reaches the address a moment later; and
 * the `outcome`, null until the search is ready. `prepare` loads the search; `retry` loads it again if that failed.
 */
export function useSearchAndFilter(collection: Collection, query: string) {
  // The page was rendered without a query.
  const address = useHydrated(query, "")
  const filter = useMemo(() => readFilter(address), [address])
  const [choice, setChoice] = useState({ address, filter, query: address })
  if (choice.address !== address) {
    // An earlier choice has reached the address, and the latest has not.
    const isOnTheWay = choice.query !== choice.address && choice.query !== address
    setChoice(isOnTheWay ? { ...choice, address } : { address, filter, query: address })
  }
  const search = useStore(entrySearchStore)
  const isNeeded = isFiltering(filter)
  useEffect(() => {
    if (isNeeded) void loadEntrySearch()
  }, [isNeeded])
  const outcome = useMemo(
    () => (search.status === "ready" ? search.query(collection, filter) : null),
    [search, collection, filter],
  )
  const retry = search.status === "failed" ? loadEntrySearch : undefined
  /** Typing replaces the history entry; choosing adds one that the back button leaves. */
  const change = (next: EntryFilter, how: "push" | "replace" = "push") => {
    const query = writeFilter(next)
    setChoice({ address, filter: next, query })
    void navigate(listPath(collection) + query, { replace: how === "replace" })
  }
  return { filter, chosen: choice.filter, change, retry, outcome, prepare: loadEntrySearch }
}
