/** The orders of the list; `best` is the best match first, for searches only. */
export const ENTRY_SORTS = ["newest", "oldest", "title", "best"] as const

export type EntrySort = (typeof ENTRY_SORTS)[number]

/** What a visitor filters the list by; empty values match every entry. */
export type EntryFilter = {
  text: string
  tags: readonly string[]
  /** Whether an entry must have all the tags or any of them. */
  match: "all" | "any"
  type: string
  /** Four digits. */
  year: string
  /** Null for the default order: best match first where there is a text, else newest first. */
  sort: EntrySort | null
}

export const NO_FILTER: EntryFilter = { text: "", tags: [], match: "all", type: "", year: "", sort: null }

/** Reads a filter from a URL's query; ignores what is unknown. */
export function readFilter(query: string): EntryFilter {
  const params = new URLSearchParams(query)
  const year = params.get("year") ?? ""
  return {
    text: (params.get("q") ?? "").trim(),
    tags: [...new Set(params.getAll("tag"))].filter((tag) => tag !== ""),
    match: params.get("match") === "any" ? "any" : "all",
    type: params.get("type") ?? "",
    year: /^\d{4}$/.test(year) ? year : "",
    sort: ENTRY_SORTS.find((name) => name === params.get("sort")) ?? null,
  }
}

/** Returns the query of a filter with its question mark, or an empty string. `readFilter` restores the same filter. */
export function writeFilter({ text, tags, match, type, year, sort }: EntryFilter): string {
  const params = new URLSearchParams(text === "" ? [] : [["q", text]])
  for (const tag of tags) params.append("tag", tag)
  const rest = { match: match === "any" && tags.length > 1 ? match : "", type, year, sort: sort ?? "" }
  for (const [name, value] of Object.entries(rest)) if (value !== "") params.set(name, value)
  const query = params.toString()
  return query === "" ? "" : `?${query}`
}

/** Returns false if the filter shows all entries in the default order. */
export function isFiltering(filter: EntryFilter): boolean {
  return writeFilter(filter) !== ""
}
