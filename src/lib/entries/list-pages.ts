import { LIST_TEXTS } from "~/src/lib/entries/list-texts"
import { fillText } from "~/src/lib/texts/fill-text"

/** Limits the size of a page, however many entries there are. */
export const ENTRIES_PER_PAGE = 20

/** The first page has the title of the list. */
export function pageTitle(title: string, number: number): string {
  return number === 1 ? title : fillText(LIST_TEXTS.list.page, { title, number })
}

/** The page context of one page of a list. */
export type ListPage = { number: number; skip: number; limit: number }

/** An empty list has one page. */
export function listPages(total: number): ListPage[] {
  return Array.from({ length: Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE)) }, (_, index) => ({
    number: index + 1,
    skip: index * ENTRIES_PER_PAGE,
    limit: ENTRIES_PER_PAGE,
  }))
}
