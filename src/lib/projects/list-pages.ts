/** How many projects a page of a list shows; however many there are, no page is heavier. */
export const PROJECTS_PER_PAGE = 20

/** What a page of a list has to know of it: its own number, and which projects it begins with. */
export type ListPage = { number: number; skip: number; limit: number }

/** The pages that a list of so many projects takes; an empty one is a page, too. */
export function listPages(total: number): ListPage[] {
  return Array.from({ length: Math.max(1, Math.ceil(total / PROJECTS_PER_PAGE)) }, (_, index) => ({
    number: index + 1,
    skip: index * PROJECTS_PER_PAGE,
    limit: PROJECTS_PER_PAGE,
  }))
}
