import { useState } from "react"

import type { ChangeFilter } from "~/src/client/projects/use-project-filter"
import { SelectField } from "~/src/components/ui/select-field"
import type { Choice, FilterOutcome } from "~/src/lib/projects/apply-project-filter"
import { NO_FILTER, type ProjectFilter } from "~/src/lib/projects/project-filter-url"
import { TEXTS } from "~/src/lib/texts"

/** More tags than these are shown when they are asked for. */
const TAGS_AT_FIRST = 20

export type FilterPanelProps = { filter: ProjectFilter; outcome: FilterOutcome; onChange: ChangeFilter }

/** Tags, type and year to choose from, each with how many projects it would leave. */
export function FilterPanel({ filter, outcome, onChange }: FilterPanelProps) {
  const set = (part: Partial<ProjectFilter>) => onChange({ ...filter, ...part })
  return (
    <div className="filter-panel">
      <TagChoices filter={filter} choices={outcome.tags} onChange={set} />
      <div className="filter-selects">
        <SelectChoice
          name={TEXTS.facts.type}
          any={TEXTS.filter.anyType}
          value={filter.type}
          choices={outcome.types}
          onChange={(type) => set({ type })}
        />
        <SelectChoice
          name={TEXTS.filter.year}
          any={TEXTS.filter.anyYear}
          value={filter.year}
          choices={outcome.years}
          onChange={(year) => set({ year })}
        />
        <button type="button" className="button" onClick={() => onChange(NO_FILTER)}>
          {TEXTS.filter.clear}
        </button>
      </div>
    </div>
  )
}

type TagChoicesProps = {
  filter: ProjectFilter
  choices: readonly Choice[]
  onChange: (part: Partial<ProjectFilter>) => void
}

function TagChoices({ filter: { tags, match }, choices, onChange }: TagChoicesProps) {
  const [isWhole, setWhole] = useState(false)
  if (choices.length === 0) return null
  const shown = choices.filter(({ value }, index) => isWhole || index < TAGS_AT_FIRST || tags.includes(value))
  return (
    <fieldset>
      <legend className="filter-legend">{TEXTS.tags}</legend>
      <div className="chips">
        {shown.map(({ value, count }) => (
          <label key={value} className="chip">
            <input
              type="checkbox"
              className="sr-only"
              checked={tags.includes(value)}
              disabled={count === 0 && !tags.includes(value)}
              onChange={({ target }) =>
                onChange({ tags: target.checked ? [...tags, value] : tags.filter((tag) => tag !== value) })
              }
            />
            {value} <span className="chip-count">{count}</span>
          </label>
        ))}
        {shown.length < choices.length ? (
          <button type="button" className="chip" onClick={() => setWhole(true)}>
            {TEXTS.filter.moreTags(choices.length - shown.length)}
          </button>
        ) : null}
      </div>
      {tags.length > 1 ? (
        <div className="filter-match" role="radiogroup" aria-label={TEXTS.filter.match}>
          {(["all", "any"] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="match" checked={match === name} onChange={() => onChange({ match: name })} />{" "}
              {TEXTS.filter.matches[name]}
            </label>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}

type SelectChoiceProps = {
  name: string
  any: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

function SelectChoice({ name, any, value, choices, onChange }: SelectChoiceProps) {
  if (choices.length === 0) return null
  return (
    <SelectField name={name} value={value} onChange={onChange}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.count === 0 && choice.value !== value}>
          {TEXTS.filter.option(choice.value, choice.count)}
        </option>
      ))}
    </SelectField>
  )
}
