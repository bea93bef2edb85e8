import { navigate, withPrefix } from "gatsby"
import { useEffect, useState } from "react"

import { loadPage } from "~/src/gatsby/browser/page-runtime"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import { ENTRIES_PER_PAGE } from "~/src/lib/entries/list-pages"
import { type EntrySummary, toEntrySummary } from "~/src/lib/entries/to-entry-summary"
import type { QueriedSummary } from "~/src/lib/search/search-index"

type ListData = { data: { allEntry: { nodes: readonly QueriedSummary[] } } }

/** Returns the entries of a list after the first page. They are loaded page by page until there are `wanted` in total. */
export function useFurtherEntries(list: string, wanted: number): EntrySummary[] {
  const [pages, setPages] = useState<EntrySummary[][]>([])
  const next = pages.length + 2
  const isWanted = (next - 1) * ENTRIES_PER_PAGE < wanted
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const path = numberedPath(list, next)
    loadPage(withPrefix(path))
      // Throws for a page that could not be loaded.
      .then(({ json } = {}) => (json as ListData).data.allEntry.nodes.map(toEntrySummary))
      .then(
        (entries) => isGone || setPages((loaded) => [...loaded, entries]),
        // Navigating to that page shows the error.
        () => isGone || void navigate(path),
      )
    return () => {
      isGone = true
    }
  }, [list, isWanted, next])
  return pages.flat()
}
