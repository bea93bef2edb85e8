import { Link } from "gatsby"

import { useEntryFilter } from "~/src/client/entries/use-entry-filter"
import { PageHeader } from "~/src/components/layout/page-header"
import { Button } from "~/src/components/ui/button"
import { EntryLinks } from "~/src/components/ui/entry-links"
import { tagsPath } from "~/src/lib/addresses/entry-paths"
import { type Collection, listPath } from "~/src/lib/addresses/paths"
import { collectionTexts } from "~/src/lib/entries/collection-texts"
import { foundText } from "~/src/lib/entries/found-text"
import { countTexts, LIST_TEXTS } from "~/src/lib/entries/list-texts"
import type { EntrySummary } from "~/src/lib/entries/to-entry-summary"
import { isFiltering, NO_FILTER, writeFilter } from "~/src/lib/search/entry-filter-url"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

import { AllEntries, FoundEntries } from "./entry-lists"
import { FilterBar, SEARCH_ID } from "./filter-bar"

type EntriesViewProps = {
  collection: Collection
  /** The query of the address, which holds the filter. */
  search: string
  first: readonly EntrySummary[]
  total: number
  hasTags: boolean
  /** Reads the data of a numbered page. */
  read: (data: unknown) => EntrySummary[]
}

/** The first page of the list, with search and filters. */
export function EntriesView({ collection, search, first, total, hasTags, read }: EntriesViewProps) {
  const filtering = useEntryFilter(collection, search)
  const { filter, change, retry, outcome } = filtering
  const isFiltered = isFiltering(filter)
  const list = listPath(collection)
  const { title, intro } = collectionTexts(collection)
  const texts = countTexts(collection)
  // Nothing is known if words of texts are missing and no title fits.
  const found = isFiltered && !(outcome?.isEmpty && retry) ? outcome : null
  const clear = () => {
    change(NO_FILTER)
    // The focused button is removed together with the results.
    document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <div className="column grid grid-cols-1 gap-7">
      <PageHeader title={title} description={intro} />
      {total > 0 && (
        <div className="grid gap-4">
          <FilterBar {...filtering} searchName={texts.search} />
          <div className="meta">
            <p role="status">{found === null ? fillPlural(texts.count, total) : foundText(collection, found)}</p>
            {hasTags && (
              <Link to={tagsPath(collection)} className="quiet-link">
                {TEXTS.allTags}
              </Link>
            )}
          </div>
          {isFiltered && retry && (
            <div role="alert" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              {LIST_TEXTS.filter.failed}
              <Button onClick={retry}>{TEXTS.toasts.tryAgain}</Button>
            </div>
          )}
        </div>
      )}
      {found === null ? (
        <AllEntries list={list} first={first} total={total} read={read} />
      ) : (
        <>
          {found.entries.length > 0 && <FoundEntries key={writeFilter(filter)} found={found.entries} />}
          {found.isEmpty && !found.isLoading && (
            <p>
              <Button onClick={clear}>{LIST_TEXTS.filter.clear}</Button>
            </p>
          )}
          <EntryLinks heading={LIST_TEXTS.list.pages} entries={found.pages} />
        </>
      )}
    </div>
  )
}
