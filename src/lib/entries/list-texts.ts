import type { Collection } from "~/src/lib/addresses/paths"
import { en } from "~/src/lib/texts/en"
import { NOTE_TEXTS } from "~/src/lib/texts/interface-texts"

/** Texts of the lists of projects (X1). A separate file, so that no other page loads them. */
export const LIST_TEXTS = typeof __TEXTS__ === "undefined" ? en.list : __TEXTS__.list

/** In the search field. Its name says what is searched, and is too long for a phone. */
export const SEARCH_PLACEHOLDER = typeof __TEXTS__ === "undefined" ? en.shortcuts.search : __TEXTS__.shortcuts.search

/** Returns the texts of a list that name what is listed. In a site with notes, a search finds both kinds (W3). */
export function countTexts(collection: Collection) {
  const { list, filter } = LIST_TEXTS
  // The condition is written here, so that the bundler sees that it is constant.
  if (typeof __HAS_NOTES__ !== "undefined" && __HAS_NOTES__) {
    const { count, search } = NOTE_TEXTS
    return { count: collection === "notes" ? count : list.count, search }
  }
  return { count: list.count, search: filter.search }
}
