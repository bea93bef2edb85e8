import { type Collection, listPath } from "~/src/lib/addresses/paths"
import type { PageCrumb } from "~/src/lib/document/crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"

/** Returns the breadcrumb of the list of a collection. */
export function listCrumb(collection: Collection): PageCrumb {
  return { label: collectionTexts(collection).title, to: listPath(collection) }
}
