/** The orders a visitor can choose; the best match first is for searches only. */
export const PROJECT_SORTS = ["newest", "oldest", "title", "best"] as const

export type ProjectSort = (typeof PROJECT_SORTS)[number]

/** What a visitor has asked the list for; empty values ask for nothing. */
export type ProjectFilter = {
  text: string
  tags: readonly string[]
  /** Whether a project must have all the tags, or any of them. */
  match: "all" | "any"
  type: string
  /** Four digits. */
  year: string
  /** Null for the usual order: the best match first where there is a text, else the newest first. */
  sort: ProjectSort | null
}

export const NO_FILTER: ProjectFilter = { text: "", tags: [], match: "all", type: "", year: "", sort: null }

/** Reads a filter from an address's query; what it does not know is left out. */
export function readFilter(query: string): ProjectFilter {
  const asked = new URLSearchParams(query)
  const year = asked.get("year") ?? ""
  const sort = PROJECT_SORTS.find((name) => name === asked.get("sort")) ?? null
  return {
    text: (asked.get("q") ?? "").trim(),
    tags: [...new Set(asked.getAll("tag"))].filter((tag) => tag !== ""),
    match: asked.get("match") === "any" ? "any" : "all",
    type: asked.get("type") ?? "",
    year: /^\d{4}$/.test(year) ? year : "",
    sort,
  }
}

/** The query that stands for a filter, with its question mark; empty for none. Reading it again gives the same filter. */
export function writeFilter({ text, tags, match, type, year, sort }: ProjectFilter): string {
  const asked = new URLSearchParams()
  if (text !== "") asked.set("q", text)
  for (const tag of tags) asked.append("tag", tag)
  if (match === "any" && tags.length > 1) asked.set("match", match)
  if (type !== "") asked.set("type", type)
  if (year !== "") asked.set("year", year)
  if (sort !== null) asked.set("sort", sort)
  const query = asked.toString()
  return query === "" ? "" : `?${query}`
}

/** Whether the list is anything but all projects in their usual order. */
export function isFiltering(filter: ProjectFilter): boolean {
  return writeFilter(filter) !== ""
}

/** How many choices of the panel are in force: tags, type and year. */
export function countChosen({ tags, type, year }: ProjectFilter): number {
  return tags.length + Number(type !== "") + Number(year !== "")
}
