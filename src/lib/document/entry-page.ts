import type { Collection } from "~/src/lib/addresses/paths"
import { listCrumbs } from "~/src/lib/document/list-crumbs"
import type { Translations } from "~/src/lib/document/page-languages"

type Entry = { path: string; title: string; summary: string; lang: string | null; translations: Translations }

export function entryPage(collection: Collection, { path, title, summary, lang, translations }: Entry) {
  const crumbs = listCrumbs(collection, { label: title })
  return { path, title, description: summary, lang, translations, crumbs }
}
