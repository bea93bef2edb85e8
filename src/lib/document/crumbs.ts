import { type Collection, HOME_PATH, listPath } from "~/src/lib/addresses/paths"
import { NOTE_TEXTS } from "~/src/lib/projects/collection-texts"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** One breadcrumb. The last one is the page itself and has no `to`. */
export type PageCrumb = { label: string; to?: string }

export const HOME_CRUMB: PageCrumb = { label: TEXTS.home, to: HOME_PATH }

/** Returns the breadcrumb of the list of a collection. Only a condition in this place is constant for the bundler. */
export function listCrumb(collection: Collection): PageCrumb {
  const label =
    typeof __HAS_NOTES__ !== "undefined" && __HAS_NOTES__ && collection === "notes" ? NOTE_TEXTS.title : TEXTS.projects
  return { label, to: listPath(collection) }
}
