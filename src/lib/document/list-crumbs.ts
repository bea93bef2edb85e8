import { type Collection, listPath } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"
import { collectionTexts } from "~/src/lib/entries/collection-texts"

export function listCrumbs(collection: Collection, ...below: PageCrumb[]): PageCrumb[] {
  return [HOME_CRUMB, { label: collectionTexts(collection).title, to: listPath(collection) }, ...below]
}
