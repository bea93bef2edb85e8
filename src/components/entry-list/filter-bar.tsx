import { useId, useState } from "react"

import type { EntryFiltering } from "~/src/client/entries/use-search-and-filter"
import { useTypedSearch } from "~/src/client/entries/use-typed-search"
import { lazyComponent } from "~/src/client/lazy-component"
import type { FilterPanelProps } from "~/src/components/entry-list/filter-panel"
import { Button } from "~/src/components/ui/button"
import { Delayed } from "~/src/components/ui/delayed"
import { Icon } from "~/src/components/ui/icon"
import { SelectField } from "~/src/components/ui/select-field"
import { LIST_TEXTS, SEARCH_PLACEHOLDER } from "~/src/lib/entries/list-texts"
import { ENTRY_SORTS } from "~/src/lib/search/entry-filter-url"
import { SEARCH_ID } from "~/src/lib/search/search-id"
import { fillText } from "~/src/lib/texts/fill-text"

import panelStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/filter-panel.css"

/** Loaded when first opened; if that fails, searching and sorting still work. */
const FilterPanel = lazyComponent<FilterPanelProps>({
  load: () => import("~/src/components/entry-list/filter-panel").then((module) => module.FilterPanel),
  styles: panelStyles,
  pending: <Delayed>{LIST_TEXTS.filter.searching}</Delayed>,
  fallback: () => <p className="text-muted">{LIST_TEXTS.filter.failed}</p>,
})

type FilterBarProps = EntryFiltering & { searchName: string }

/** Without scripts, visitors use the pages of the tags instead. */
export function FilterBar({ chosen: filter, change, outcome, prepare, searchName }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = filter.tags.length + Number(filter.type !== "") + Number(filter.year !== "")
  const defaultSort = filter.text === "" ? "newest" : "best"
  return (
    <search className="scripted grid gap-4">
      <div className="buttons">
        <SearchField
          name={searchName}
          text={filter.text}
          onSearch={(text) => change({ ...filter, text, sort: filter.sort === "best" ? null : filter.sort }, "replace")}
          onFocus={prepare}
        />
        <Button
          className="button select-field pe-10"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            prepare()
            setOpen(!isOpen)
          }}
        >
          {count === 0 ? LIST_TEXTS.filter.open : fillText(LIST_TEXTS.filter.openWith, { count })}
          <Icon icon="lucide:chevron-right" className="select-arrow size-4" />
        </Button>{" "}
        <SelectField
          phoneIcon="lucide:arrow-down-up"
          name={LIST_TEXTS.filter.sort}
          value={filter.sort ?? defaultSort}
          onFocus={prepare}
          onChange={(value) => {
            const sort = ENTRY_SORTS.find((name) => name === value && name !== defaultSort)
            change({ ...filter, sort: sort ?? null })
          }}
        >
          {ENTRY_SORTS.filter((name) => name !== "best" || filter.text !== "").map((name) => (
            <option key={name} value={name}>
              {LIST_TEXTS.filter.sorts[name]}
            </option>
          ))}
        </SelectField>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && outcome !== null ? <FilterPanel filter={filter} outcome={outcome} onChange={change} /> : null}
      </div>
    </search>
  )
}

type SearchFieldProps = { name: string; text: string; onSearch: (text: string) => void; onFocus: () => void }

function SearchField({ name, text, onSearch, onFocus }: SearchFieldProps) {
  const { typed, type, search } = useTypedSearch(text, onSearch)
  return (
    <input
      type="search"
      id={SEARCH_ID}
      className="field grow basis-32 sm:basis-auto"
      aria-label={name}
      placeholder={SEARCH_PLACEHOLDER}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onFocus={onFocus}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") search()
      }}
    />
  )
}
