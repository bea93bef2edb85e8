import type { ProjectFilter, ProjectSort } from "~/src/lib/projects/project-filter-url"
import type { IndexedProject } from "~/src/lib/projects/project-index"

/** Something to choose, and how many projects the choice would leave. */
export type Choice = { value: string; count: number }

export type FilterOutcome = {
  projects: IndexedProject[]
  /** The commonest first, over all projects: a choice keeps its place while its count changes. */
  tags: Choice[]
  types: Choice[]
  /** Years in which a project began or ended, the latest first. */
  years: Choice[]
}

type Passed = { text: boolean; tags: boolean; type: boolean; year: boolean }

/** The place that each project found by a text has among the others, by slug. */
export type Ranks = ReadonlyMap<string, number>

/**
 * The projects that pass a filter, in its order, and what else could be chosen: each count follows the other parts of the
 * filter. `projects` come newest first; `ranks` are null where there is no text.
 */
export function applyProjectFilter(
  projects: readonly IndexedProject[],
  filter: ProjectFilter,
  ranks: Ranks | null,
): FilterOutcome {
  const judged = projects.map((project) => ({ project, passed: judge(project, filter, ranks) }))
  const but = (...ignored: (keyof Passed)[]) =>
    judged
      .filter(({ passed }) => Object.entries(passed).every(([part, isMet]) => isMet || ignored.includes(part as never)))
      .map(({ project }) => project)
  const found = but()
  const forTags = filter.match === "all" ? found : but("tags")
  return {
    projects: inOrder(found, filter.sort ?? (ranks === null ? "newest" : "best"), ranks),
    tags: choices(projects, forTags, ({ tags }) => tags),
    types: choices(projects, but("type"), ({ type }) => (type === null ? [] : [type])),
    years: yearChoices(projects, but("year")),
  }
}

function judge(project: IndexedProject, { tags, match, type, year }: ProjectFilter, ranks: Ranks | null): Passed {
  const has = (tag: string) => project.tags.includes(tag)
  return {
    text: ranks === null || ranks.has(project.slug),
    tags: tags.length === 0 || (match === "all" ? tags.every(has) : tags.some(has)),
    type: type === "" || project.type === type,
    year: year === "" || lastedIn(project, year),
  }
}

/** A project belongs to every year from its beginning to its end. */
function lastedIn({ date, endDate }: IndexedProject, year: string): boolean {
  const begun = date.slice(0, 4)
  if (endDate === "present") return begun <= year
  return begun <= year && year <= (endDate ?? date).slice(0, 4)
}

function inOrder(projects: IndexedProject[], sort: ProjectSort, ranks: Ranks | null): IndexedProject[] {
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

function choices(
  all: readonly IndexedProject[],
  left: readonly IndexedProject[],
  valuesOf: (project: IndexedProject) => readonly string[],
): Choice[] {
  const totals = tally(all, valuesOf)
  const counts = tally(left, valuesOf)
  return [...totals]
    .sort(([a, more], [b, less]) => less - more || a.localeCompare(b))
    .map(([value]) => ({ value, count: counts.get(value) ?? 0 }))
}

function yearChoices(all: readonly IndexedProject[], left: readonly IndexedProject[]): Choice[] {
  const years = new Set(all.flatMap(({ date, endDate }) => [date, endDate ?? date].filter((day) => day !== "present")))
  return [...new Set([...years].map((day) => day.slice(0, 4)))]
    .sort((a, b) => compare(b, a))
    .map((value) => ({ value, count: left.filter((project) => lastedIn(project, value)).length }))
}

function tally(
  projects: readonly IndexedProject[],
  valuesOf: (project: IndexedProject) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const project of projects) {
    for (const value of valuesOf(project)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
