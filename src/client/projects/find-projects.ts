import { createProjectSearch } from "~/src/client/projects/search-projects"
import { applyProjectFilter, type FilterOutcome, type Ranks } from "~/src/lib/projects/apply-project-filter"
import type { ProjectFilter } from "~/src/lib/projects/project-filter-url"
import { decodeIndex, type ProjectIndex } from "~/src/lib/projects/project-index"

/** Answers what a filter finds among all projects. */
export type ProjectFinder = (filter: ProjectFilter) => FilterOutcome

/** Makes the finder of an index. What the search needs is prepared with the first text. Throws where it is no index. */
export function createProjectFinder(index: ProjectIndex): ProjectFinder {
  const projects = decodeIndex(index)
  let search: ((text: string) => Ranks) | undefined
  let last: { text: string; ranks: Ranks } | undefined
  const ranksOf = (text: string): Ranks | null => {
    if (text === "") return null
    search ??= createProjectSearch(projects)
    if (last?.text !== text) last = { text, ranks: search(text) }
    return last.ranks
  }
  return (filter) => applyProjectFilter(projects, filter, ranksOf(filter.text))
}
