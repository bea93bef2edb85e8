import { createProjectSearch } from "~/src/client/projects/search-projects"
import { applyProjectFilter, type FilterOutcome, type Ranks } from "~/src/lib/projects/apply-project-filter"
import type { ProjectFilter } from "~/src/lib/projects/project-filter-url"
import { decodeIndex, type ProjectIndex } from "~/src/lib/projects/project-index"

/** Returns what a filter finds among all projects. */
export type QueryProjects = (filter: ProjectFilter) => FilterOutcome

/** Returns the query of an index. The search is prepared with the first text. Throws if the value is not an index. */
export function createProjectQuery(index: ProjectIndex): QueryProjects {
  const projects = decodeIndex(index)
  let search: ((text: string) => Ranks) | undefined
  let last: { text: string; ranks: Ranks } | undefined
  const rank = (text: string): Ranks => {
    search ??= createProjectSearch(projects)
    if (last?.text !== text) last = { text, ranks: search(text) }
    return last.ranks
  }
  return (filter) => applyProjectFilter(projects, filter, filter.text === "" ? null : rank(filter.text))
}
