import { Link } from "gatsby"
import { useState } from "react"

import { useHydrated } from "~/src/client/create-store"
import { useSearchAndFilter } from "~/src/client/entries/use-search-and-filter"
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
import { SEARCH_ID } from "~/src/lib/search/search-id"
import { fillPlural } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

import { FilterBar } from "./filter-bar"
import { AllEntries, FoundEntries } from "./show-more-lists"

/** A shorter list is seen at once, and has no tools. */
const MIN_ENTRIES = 8

type SearchableListProps = {
  collection: Collection
  /** The query of the address, which holds the filter. */
  search: string
  /** Whether the address leads to the search field, as the key `/` does. */
  leadsToSearch: boolean
  first: readonly EntrySummary[]
  total: number
  hasTags: boolean
}

/** The first page of the list, with search and filters. */
export function SearchableList(props: SearchableListProps) {
  const { collection, search, leadsToSearch, first, total, hasTags } = props
  const filtering = useSearchAndFilter(collection, search)
  const { filter, change, retry, outcome } = filtering
  const isFiltered = isFiltering(filter)
  const needsTools = useHydrated(leadsToSearch, false) || isFiltered
  const [hasTools, setHasTools] = useState(total >= MIN_ENTRIES)
  if (needsTools && !hasTools) setHasTools(true)
  const list = listPath(collection)
  const { title, intro } = collectionTexts(collection)
  const texts = countTexts(collection)
  const found = isFiltered ? outcome : null
  const isSearching = isFiltered && found === null && !retry
  const clear = () => {
    change(NO_FILTER)
    // The focused button is removed together with the results.
    document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <div className="column grid gap-6">
      <PageHeader title={title} description={intro} />
      {total > 0 && (
        <div className="grid gap-4">
          {hasTools && <FilterBar {...filtering} searchName={texts.search} />}
          <div className="meta">
            <p role="status">
              {isSearching && LIST_TEXTS.filter.searching}
              {!isSearching && (found === null ? fillPlural(texts.count, total) : foundText(found))}
            </p>
            {hasTags && (
              <span>
                <Link to={tagsPath(collection)} className="link">
                  {TEXTS.allTags}
                </Link>
              </span>
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
        <AllEntries list={list} first={first} total={total} />
      ) : (
        // As high as the screen, so that the footer does not move into it when results replace the list.
        <div className="grid min-h-screen content-start gap-6">
          {found.entries.length > 0 && (
            <FoundEntries key={writeFilter(filter)} found={found.entries} mark={found.mark} />
          )}
          {found.entries.length + found.pages.length === 0 && (
            <div className="grid gap-4">
              <p>{LIST_TEXTS.filter.tryOther}</p>
              <p>
                <Button onClick={clear}>{LIST_TEXTS.filter.clear}</Button>
              </p>
            </div>
          )}
          <EntryLinks heading={LIST_TEXTS.list.pages} entries={found.pages} />
        </div>
      )}
    </div>
  )
}
