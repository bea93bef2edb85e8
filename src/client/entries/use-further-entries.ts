import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"

import { loadPage } from "~/src/client/navigation/load-page"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import { ENTRIES_PER_PAGE } from "~/src/lib/entries/list-pages"

/**
 * Returns the entries of a list after the first page. They are loaded page by page until there are `wanted` in total.
 * `read` gets the data of a numbered page; `onFailure` gets the number of one that cannot be loaded.
 */
export function useFurtherEntries<Entry>(
  list: string,
  wanted: number,
  read: (data: unknown) => Entry[],
  onFailure: (number: number) => void,
): Entry[] {
  const [pages, setPages] = useState<Entry[][]>([])
  const next = pages.length + 2
  const isWanted = (next - 1) * ENTRIES_PER_PAGE < wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is loaded once, whatever the callbacks are
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    loadPage(withPrefix(numberedPath(list, next)))
      // Throws for a page that could not be loaded.
      .then(({ json } = {}) => read((json as { data: unknown }).data))
      .then(
        (entries) => isGone || setPages((loaded) => [...loaded, entries]),
        () => isGone || onFailure(next),
      )
    return () => {
      isGone = true
    }
  }, [isWanted, next])
  return pages.flat()
}
