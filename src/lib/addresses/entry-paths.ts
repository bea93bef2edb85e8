import { type Collection, listPath } from "~/src/lib/addresses/paths"

/** Returns the path of an entry's page, without base path or trailing slash (R1, W1). */
export function entryPath(collection: Collection, slug: string): string {
  return `${listPath(collection)}/${slug}`
}

export function projectPath(slug: string): string {
  return entryPath("projects", slug)
}

/** Returns the path of the list of a collection's tags; the pages of each tag are below it. */
export function tagsPath(collection: Collection): string {
  return `${listPath(collection)}/tags`
}

/** Returns the path of one page of a list; the first is the list's own. */
export function numberedPath(list: string, number: number | string): string {
  return number === 1 ? list : `${list}/page/${number}`
}

export function tagPath(collection: Collection, tagSlug: string): string {
  return `${tagsPath(collection)}/${tagSlug}`
}
