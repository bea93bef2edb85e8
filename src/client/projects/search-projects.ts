import MiniSearch from "minisearch"

import type { Ranks } from "~/src/lib/projects/apply-project-filter"
import type { IndexedProject } from "~/src/lib/projects/project-index"

/** Words of at least this length may have a slip in them. */
const FORGIVING_LENGTH = 4
/** How many letters may be wrong, by a word's length and at most: two that changed places are two wrong ones. */
const WRONG_PER_LETTER = 0.25
const MOST_WRONG = 2

/**
 * A search over titles, summaries, tags and types that forgives a slip of the fingers, finds words by their beginnings
 * and takes é for e. Answers with the projects in which all words are found, the best first.
 */
export function createProjectSearch(projects: readonly IndexedProject[]): (text: string) => Ranks {
  const search = new MiniSearch<IndexedProject>({
    idField: "slug",
    fields: ["title", "tags", "type", "summary"],
    extractField: (project, field) => {
      const value = project[field as keyof IndexedProject]
      return Array.isArray(value) ? value.join(" ") : (value ?? "")
    },
    processTerm: fold,
    searchOptions: {
      combineWith: "AND",
      boost: { title: 3, tags: 2, type: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < FORGIVING_LENGTH ? false : WRONG_PER_LETTER),
      maxFuzzy: MOST_WRONG,
    },
  })
  search.addAll(projects)
  return (text) => new Map(search.search(text).map(({ id }, rank) => [String(id), rank]))
}

function fold(term: string): string {
  return term
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
}
