import type { EntryFilter, EntrySort } from "~/src/lib/search/entry-filter-url"
import type { IndexedEntry } from "~/src/lib/search/search-index"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

/** A choice in the filter panel, and the number of entries that would remain. */
export type Choice = { value: string; count: number }

export type FilterOutcome = ReturnType<typeof applyEntryFilter>

/** The rank of each search result, by path. */
type Ranks = ReadonlyMap<string, number>

type Entries = readonly IndexedEntry[]

/** Returns the matches in order, and the choices left. Entries of the same date stay in their order; `ranks` is null without a text. */
export function applyEntryFilter(entries: Entries, filter: EntryFilter, ranks: Ranks | null) {
  const { match, type, year } = filter
  const conditions: Record<"text" | "tags" | "type" | "year", (entry: IndexedEntry) => boolean> = {
    text: ({ path }) => ranks === null || ranks.has(path),
    tags: ({ tags }) =>
      filter.tags.length === 0 || filter.tags[match === "all" ? "every" : "some"]((tag) => tags.includes(tag)),
    type: (entry) => type === "" || entry.type === type,
    year: (entry) => year === "" || lastedIn(entry, year),
  }
  const matching = (ignored?: keyof typeof conditions) =>
    entries.filter((entry) => Object.entries(conditions).every(([part, isMet]) => part === ignored || isMet(entry)))
  const rankOf = ({ path }: IndexedEntry) => ranks?.get(path) ?? 0
  const orders: Record<EntrySort, (a: IndexedEntry, b: IndexedEntry) => number> = {
    newest: (a, b) => b.date.localeCompare(a.date),
    oldest: (a, b) => a.date.localeCompare(b.date),
    title: (a, b) => a.title.localeCompare(b.title, SITE_LANGUAGE),
    best: (a, b) => rankOf(a) - rankOf(b),
  }
  return {
    entries: matching().sort(orders[filter.sort ?? (ranks === null ? "newest" : "best")]),
    tags: choices(entries, matching(match === "all" ? undefined : "tags"), ({ tags }) => tags),
    types: choices(entries, matching("type"), (entry) => entry.type ?? []),
    years: yearChoices(entries, matching("year")),
  }
}

/** An entry belongs to every year from its start to its end. */
function lastedIn({ date, endDate }: IndexedEntry, year: string): boolean {
  const hasBegun = date.slice(0, 4) <= year
  return hasBegun && (endDate === "present" || year <= (endDate ?? date).slice(0, 4))
}

type Values = (entry: IndexedEntry) => string | readonly string[]

/** Sorts by the counts of all entries, so that a choice keeps its place while its own count changes. */
function choices(all: Entries, left: Entries, valuesOf: Values): Choice[] {
  const counts = countValues(left, valuesOf)
  return [...countValues(all, valuesOf)]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, SITE_LANGUAGE))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0 }))
}

function countValues(entries: Entries, valuesOf: Values): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of entries.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function yearChoices(all: Entries, left: Entries): Choice[] {
  const dates = all.flatMap(({ date, endDate }) => [date, endDate ?? date]).filter((date) => date !== "present")
  return [...new Set(dates.map((date) => date.slice(0, 4)))]
    .sort()
    .reverse()
    .map((value) => ({ value, count: left.filter((entry) => lastedIn(entry, value)).length }))
}
