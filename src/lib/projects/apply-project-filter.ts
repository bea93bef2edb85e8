import type { ProjectFilter, ProjectSort } from "~/src/lib/projects/project-filter-url"
import type { IndexedProject } from "~/src/lib/projects/project-index"

/** A value of the filter panel, and how many projects choosing it would leave. */
export type Choice = { value: string; count: number }

export type FilterOutcome = {
  projects: IndexedProject[]
  /** Most frequent first, counted over all projects: a choice keeps its place while its count changes. */
  tags: Choice[]
  types: Choice[]
  /** Years in which a project began or ended, latest first. */
  years: Choice[]
}

/** The rank of each search result, by slug. */
export type Ranks = ReadonlyMap<string, number>

/**
 * Returns the projects that match a filter, in its order, and the remaining choices: each count respects the other parts of the
 * filter. `projects` are sorted newest first; `ranks` are null if there is no text.
 */
export function applyProjectFilter(
  projects: readonly IndexedProject[],
  filter: ProjectFilter,
  ranks: Ranks | null,
): FilterOutcome {
  const { match, type, year } = filter
  const conditions: Record<"text" | "tags" | "type" | "year", (project: IndexedProject) => boolean> = {
    text: ({ slug }) => ranks === null || ranks.has(slug),
    tags: ({ tags }) =>
      filter.tags.length === 0 || filter.tags[match === "all" ? "every" : "some"]((tag) => tags.includes(tag)),
    type: (project) => type === "" || project.type === type,
    year: (project) => year === "" || lastedIn(project, year),
  }
  const matching = (ignored?: keyof typeof conditions) =>
    projects.filter((project) =>
      Object.entries(conditions).every(([part, isMet]) => part === ignored || isMet(project)),
    )
  return {
    projects: sorted(matching(), filter.sort ?? (ranks === null ? "newest" : "best"), ranks),
    tags: choices(projects, matching(match === "all" ? undefined : "tags"), ({ tags }) => tags),
    types: choices(projects, matching("type"), (project) => project.type ?? []),
    years: yearChoices(projects, matching("year")),
  }
}

/** A project belongs to every year from its start to its end. */
function lastedIn({ date, endDate }: IndexedProject, year: string): boolean {
  const hasBegun = date.slice(0, 4) <= year
  return hasBegun && (endDate === "present" || year <= (endDate ?? date).slice(0, 4))
}

function sorted(projects: IndexedProject[], sort: ProjectSort, ranks: Ranks | null): IndexedProject[] {
  const rank = ({ slug }: IndexedProject) => ranks?.get(slug) ?? 0
  const orders: Record<ProjectSort, (a: IndexedProject, b: IndexedProject) => number> = {
    newest: () => 0,
    oldest: (a, b) => compare(a.date, b.date) || compare(a.slug, b.slug),
    title: (a, b) => a.title.localeCompare(b.title) || compare(a.slug, b.slug),
    best: (a, b) => rank(a) - rank(b),
  }
  return projects.sort(orders[sort])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

type Values = (project: IndexedProject) => string | readonly string[]

function choices(all: readonly IndexedProject[], left: readonly IndexedProject[], valuesOf: Values): Choice[] {
  const counts = countValues(left, valuesOf)
  return [...countValues(all, valuesOf)]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0 }))
}

function countValues(projects: readonly IndexedProject[], valuesOf: Values): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of projects.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function yearChoices(all: readonly IndexedProject[], left: readonly IndexedProject[]): Choice[] {
  const dates = all.flatMap(({ date, endDate }) => (endDate === null || endDate === "present" ? date : [date, endDate]))
  return [...new Set(dates.map((date) => date.slice(0, 4)))]
    .sort()
    .reverse()
    .map((value) => ({ value, count: left.filter((project) => lastedIn(project, value)).length }))
}
