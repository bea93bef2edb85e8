import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { fillPlural } from "~/src/lib/texts/fill-text"

type SearchResults = { entries: readonly unknown[]; pages: readonly unknown[] }

export function foundText({ entries, pages }: SearchResults): string {
  const { results, pageResults, foundNone } = LIST_TEXTS.filter
  const counts = [
    ...(entries.length > 0 ? [fillPlural(results, entries.length)] : []),
    ...(pages.length > 0 ? [fillPlural(pageResults, pages.length)] : []),
  ]
  return counts.join(" · ") || foundNone
}
