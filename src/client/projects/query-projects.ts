import MiniSearch from "minisearch"

import { applyProjectFilter, type Ranks } from "~/src/lib/projects/apply-project-filter"
import type { ProjectFilter } from "~/src/lib/projects/project-filter-url"
import { decodeIndex, type IndexedProject, type ProjectIndex } from "~/src/lib/projects/project-index"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

/** Shorter words must be spelt right. */
const FUZZY_LENGTH = 4
/** How many letters of a word may be wrong: a quarter of them, but at most two. Swapped letters count as two. */
const WRONG_PER_LETTER = 0.25
const MAX_WRONG = 2

export type QueryProjects = ReturnType<typeof createProjectQuery>

/**
 * Returns a function that applies a filter to all projects of an index. The first filter with a text sets up the search. Throws if
 * the value is not an index.
 */
export function createProjectQuery(index: ProjectIndex) {
  const projects = decodeIndex(index)
  let search: ReturnType<typeof createSearch> | undefined
  return (filter: ProjectFilter) => {
    if (filter.text === "") return applyProjectFilter(projects, filter, null)
    search ??= createSearch(projects)
    return applyProjectFilter(projects, filter, search(filter.text))
  }
}

/**
 * Returns a search over titles, summaries, tags and types, which forgives misspellings, finds words by their beginnings and
 * ignores accents. It returns the projects that have all words, the best first.
 */
function createSearch(projects: readonly IndexedProject[]): (text: string) => Ranks {
  const search = new MiniSearch<IndexedProject>({
    idField: "slug",
    fields: ["title", "tags", "type", "summary"],
    extractField: (project, field) => [project[field as keyof IndexedProject] ?? ""].flat().join(" "),
    processTerm: (term) =>
      term
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "")
        .toLocaleLowerCase(SITE_LANGUAGE),
    searchOptions: {
      combineWith: "AND",
      boost: { title: 3, tags: 2, type: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_LENGTH ? false : WRONG_PER_LETTER),
      maxFuzzy: MAX_WRONG,
    },
  })
  search.addAll(projects)
  return (text) => new Map(search.search(text).map(({ id }, rank) => [String(id), rank]))
}
