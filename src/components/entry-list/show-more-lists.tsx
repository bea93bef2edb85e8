import { Link } from "gatsby"
import { type MouseEvent, useMemo } from "react"

import { useEntryOrder } from "~/src/client/entries/use-entry-order"
import { useFurtherEntries } from "~/src/client/entries/use-further-entries"
import { useSettledList, useShownCount } from "~/src/client/entries/use-shown-count"
import { EntryRows } from "~/src/components/entry-list/entry-rows"
import { Button } from "~/src/components/ui/button"
import { numberedPath } from "~/src/lib/addresses/entry-paths"
import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { type EntrySummary, toFoundSummary } from "~/src/lib/entries/to-entry-summary"
import type { IndexedEntry } from "~/src/lib/search/search-index"
import { TEXTS } from "~/src/lib/texts/interface-texts"

type AllEntriesProps = {
  /** The path of the list. */
  list: string
  /** The entries of its first page. */
  first: readonly EntrySummary[]
  total: number
}

/** All entries of a list in the default order, page by page on demand; without scripts, "Show more" leads to the next page. */
export function AllEntries({ list, first, total }: AllEntriesProps) {
  const shown = useShownCount()
  const wanted = Math.min(shown.count, total)
  const entries = [...first, ...useFurtherEntries(list, wanted)]
  useSettledList(shown, entries.length >= wanted)
  useEntryOrder()

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    shown.showMore()
  }
  const nextPath = numberedPath(list, entries.length / first.length + 1)
  return (
    <div ref={shown.list} className="grid content-start gap-8">
      {entries.length === 0 ? <p className="text-muted">{TEXTS.noData}</p> : <EntryRows entries={entries} isFirst />}
      {entries.length < total && (
        <p className="text-center">
          <Link to={nextPath} rel="next" className="button" onClick={showMore}>
            {LIST_TEXTS.list.showMore}
          </Link>
        </p>
      )}
    </div>
  )
}

type FoundEntriesProps = { found: readonly IndexedEntry[]; mark: (text: string) => string[] }

export function FoundEntries({ found, mark }: FoundEntriesProps) {
  const shown = useShownCount()
  useSettledList(shown, true)
  useEntryOrder(found)
  const entries = useMemo(() => found.slice(0, shown.count).map(toFoundSummary), [found, shown.count])
  return (
    <div ref={shown.list} className="grid content-start gap-8">
      <EntryRows entries={entries} mark={mark} />
      {entries.length < found.length && (
        <p className="text-center">
          <Button onClick={shown.showMore}>{LIST_TEXTS.list.showMore}</Button>
        </p>
      )}
    </div>
  )
}
