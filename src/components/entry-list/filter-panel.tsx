import { useState } from "react"

import type { EntryFiltering } from "~/src/client/entries/use-search-and-filter"
import { Button } from "~/src/components/ui/button"
import { SelectField } from "~/src/components/ui/select-field"
import { formatDate } from "~/src/lib/dates"
import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import type { Choice, FilterOutcome } from "~/src/lib/search/apply-entry-filter"
import { type EntryFilter, NO_FILTER } from "~/src/lib/search/entry-filter-url"
import { bidiIsolate, fillPlural, fillText, formatNumber } from "~/src/lib/texts/fill-text"
import { TEXTS } from "~/src/lib/texts/interface-texts"

const INITIAL_TAGS = 20

const formatYear = (year: string) => formatDate(year, __CONTENT_LANGUAGE__)

export type FilterPanelProps = { filter: EntryFilter; outcome: FilterOutcome; onChange: EntryFiltering["change"] }

export function FilterPanel({ filter, outcome, onChange }: FilterPanelProps) {
  const select = (
    key: "type" | "year",
    name: string,
    any: string,
    choices: readonly Choice[],
    format = (value: string) => value,
  ) =>
    choices.length === 0 ? null : (
      <SelectField name={name} value={filter[key]} onChange={(value) => onChange({ ...filter, [key]: value })}>
        <option value="">{any}</option>
        {choices.map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0 && value !== filter[key]}>
            {fillText(LIST_TEXTS.filter.option, { value: format(value), count })}
          </option>
        ))}
      </SelectField>
    )
  return (
    <div className="filter-panel grid gap-4">
      {outcome.tags.length > 0 && <TagChoices filter={filter} outcome={outcome} onChange={onChange} />}
      <div className="buttons">
        {select("type", LIST_TEXTS.filter.type, LIST_TEXTS.filter.anyType, outcome.types)}
        {select("year", LIST_TEXTS.filter.year, LIST_TEXTS.filter.anyYear, outcome.years, formatYear)}
        <Button onClick={() => onChange(NO_FILTER)}>{LIST_TEXTS.filter.clear}</Button>
      </div>
    </div>
  )
}

function TagChoices({ filter, outcome: { tags: choices }, onChange }: FilterPanelProps) {
  const { tags, match } = filter
  const [showsAll, setShowsAll] = useState(false)
  const visible = choices.filter(({ value }, index) => showsAll || index < INITIAL_TAGS || tags.includes(value))
  const toggle = (tag: string) =>
    onChange({ ...filter, tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] })
  return (
    <fieldset>
      <legend className="filter-legend">{TEXTS.tags}</legend>
      <div className="buttons">
        {visible.map(({ value, count }) => (
          <label key={value} className="chip">
            <input
              type="checkbox"
              className="sr-only"
              checked={tags.includes(value)}
              disabled={count === 0 && !tags.includes(value)}
              onChange={() => toggle(value)}
            />
            {bidiIsolate(value)} <span className="chip-count">{formatNumber(count)}</span>
          </label>
        ))}
        {visible.length < choices.length && (
          <Button className="chip" onClick={() => setShowsAll(true)}>
            {fillPlural(LIST_TEXTS.filter.moreTags, choices.length - visible.length)}
          </Button>
        )}
      </div>
      {tags.length > 1 && (
        <div className="filter-match buttons" role="radiogroup" aria-label={LIST_TEXTS.filter.match}>
          {(["all", "any"] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="match"
                checked={match === name}
                onChange={() => onChange({ ...filter, match: name })}
              />{" "}
              {LIST_TEXTS.filter.matches[name]}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
