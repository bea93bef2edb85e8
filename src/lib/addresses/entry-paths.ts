import { type Collection, documentPath, listPath } from "~/src/lib/addresses/paths"

/**
 * Returns the path of an entry's page, without base path or trailing slash (R1, W1).
 * @example entryPath("notes", "brass") → "/notes/brass"
 */
export function entryPath(collection: Collection, slug: string): string {
  return `${listPath(collection)}/${slug}`
}

/**
 * Returns the path of a former address of an entry or a page: a slug, or a path from the root of the site.
 * @example formerPath("notes", "/2020/01/brass.html") → "/2020/01/brass"
 */
export function formerPath(collection: Collection | "pages", alias: string): string {
  if (alias.startsWith("/")) return documentPath(alias)
  return collection === "pages" ? `/${alias}` : entryPath(collection, alias)
}

/** @example tagsPath("projects") → "/projects/tags" */
export function tagsPath(collection: Collection): string {
  return `${listPath(collection)}/tags`
}

/**
 * Returns the path of one page of a list; the first is the list's own.
 * @example numberedPath("/notes", 2) → "/notes/page/2"
 */
export function numberedPath(list: string, number: number | string): string {
  return number === 1 ? list : `${list}/page/${number}`
}

/** @example tagPath("projects", "maps") → "/projects/tags/maps" */
export function tagPath(collection: Collection, tagSlug: string): string {
  return `${tagsPath(collection)}/${tagSlug}`
}
