import type { ProjectFilter, ProjectSort } from "~/src/lib/projects/project-filter-url"
import type { IndexedEntry } from "~/src/lib/projects/search-index"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

/** A choice in the filter panel, and the number of projects that would remain. */
export type Choice = { value: string; count: number }

export type FilterOutcome = ReturnType<typeof applyProjectFilter>

/** The rank of each search result, by path. */
export type Ranks = ReadonlyMap<string, number>

type Projects = readonly IndexedEntry[]

/** Returns the matches in order, and the choices left. `projects` are newest first; `ranks` is null without a text. */
export function applyProjectFilter(projects: Projects, filter: ProjectFilter, ranks: Ranks | null) {
  const { match, type, year } = filter
  const conditions: Record<"text" | "tags" | "type" | "year", (project: IndexedEntry) => boolean> = {
    text: ({ path }) => ranks === null || ranks.has(path),
    tags: ({ tags }) =>
      filter.tags.length === 0 || filter.tags[match === "all" ? "every" : "some"]((tag) => tags.includes(tag)),
    type: (project) => type === "" || project.type === type,
    year: (project) => year === "" || lastedIn(project, year),
  }
  const matching = (ignored?: keyof typeof conditions) =>
    projects.filter((project) =>
      Object.entries(conditions).every(([part, isMet]) => part === ignored || isMet(project)),
    )
  const rankOf = ({ path }: IndexedEntry) => ranks?.get(path) ?? 0
  // Sorting is stable: equal projects stay newest first.
  const orders: Record<ProjectSort, (a: IndexedEntry, b: IndexedEntry) => number> = {
    newest: () => 0,
    oldest: (a, b) => a.date.localeCompare(b.date),
    title: (a, b) => a.title.localeCompare(b.title, SITE_LANGUAGE),
    best: (a, b) => rankOf(a) - rankOf(b),
  }
  return {
    total: projects.length,
    projects: matching().sort(orders[filter.sort ?? (ranks === null ? "newest" : "best")]),
    tags: choices(projects, matching(match === "all" ? undefined : "tags"), ({ tags }) => tags),
    types: choices(projects, matching("type"), (project) => project.type ?? []),
    years: yearChoices(projects, matching("year")),
  }
}

/** A project belongs to every year from its start to its end. */
function lastedIn({ date, endDate }: IndexedEntry, year: string): boolean {
  const hasBegun = date.slice(0, 4) <= year
  return hasBegun && (endDate === "present" || year <= (endDate ?? date).slice(0, 4))
}

type Values = (project: IndexedEntry) => string | readonly string[]

/** Sorts by the counts of all projects, so that a choice keeps its place while its own count changes. */
function choices(all: Projects, left: Projects, valuesOf: Values): Choice[] {
  const counts = countValues(left, valuesOf)
  return [...countValues(all, valuesOf)]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, SITE_LANGUAGE))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0 }))
}

function countValues(projects: Projects, valuesOf: Values): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of projects.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Returns the years in which a project began or ended, latest first. */
function yearChoices(all: Projects, left: Projects): Choice[] {
  const dates = all.flatMap(({ date, endDate }) => [date, endDate ?? date]).filter((date) => date !== "present")
  return [...new Set(dates.map((date) => date.slice(0, 4)))]
    .sort()
    .reverse()
    .map((value) => ({ value, count: left.filter((project) => lastedIn(project, value)).length }))
}
