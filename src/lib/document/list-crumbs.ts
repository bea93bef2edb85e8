import { type Collection, listPath } from "~/src/lib/addresses/paths"
import { HOME_CRUMB, type PageCrumb } from "~/src/lib/document/crumbs"
import type { Translations } from "~/src/lib/document/page-languages"
import { collectionTexts } from "~/src/lib/entries/collection-texts"

/** Returns the breadcrumbs to the list of a collection, and to what is below it. */
export function listCrumbs(collection: Collection, ...below: PageCrumb[]): PageCrumb[] {
  return [HOME_CRUMB, { label: collectionTexts(collection).title, to: listPath(collection) }, ...below]
}

type Entry = { path: string; title: string; summary: string; lang: string | null; visibility: string } & {
  translations: Translations
}

/** Returns the page of an entry. */
export function entryPage(collection: Collection, { path, title, summary, lang, translations, visibility }: Entry) {
  const crumbs = listCrumbs(collection, { label: title })
  return { path, title, description: summary, lang, translations, crumbs, isUnlisted: visibility === "unlisted" }
}
