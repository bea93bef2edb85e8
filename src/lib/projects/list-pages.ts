/** Limits the size of a page, however many projects there are. */
export const PROJECTS_PER_PAGE = 20

/** The page context of one page of a list. */
export type ListPage = { number: number; skip: number; limit: number }

/** Returns the pages of a list; an empty list has one. */
export function listPages(total: number): ListPage[] {
  return Array.from({ length: Math.max(1, Math.ceil(total / PROJECTS_PER_PAGE)) }, (_, index) => ({
    number: index + 1,
    skip: index * PROJECTS_PER_PAGE,
    limit: PROJECTS_PER_PAGE,
  }))
}
