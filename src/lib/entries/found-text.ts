import type { Collection } from "~/src/lib/addresses/paths"
import { countTexts, LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { fillPlural, fillText, formatList } from "~/src/lib/texts/fill-text"

type Found = { entries: readonly unknown[]; pages: readonly unknown[]; total: number; isLoading: boolean }

/** Returns how many entries and pages are found; if none, whether the search has ended. */
export function foundText(collection: Collection, { entries, pages, total, isLoading }: Found): string {
  const { option, searching, foundNone } = LIST_TEXTS.filter
  const { found } = countTexts(collection)
  const counts = [
    ...(entries.length > 0 ? [fillPlural(found, total, { found: entries.length })] : []),
    ...(pages.length > 0 ? [fillText(option, { value: LIST_TEXTS.list.pages, count: pages.length })] : []),
  ]
  if (counts.length > 0) return formatList(counts)
  return isLoading ? searching : foundNone
}
