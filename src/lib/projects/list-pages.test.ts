import { listPages, PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

test("a list takes as many pages as it needs, and one when it is empty", () => {
  expect(listPages(0)).toEqual([{ number: 1, skip: 0, limit: PROJECTS_PER_PAGE }])
  expect(listPages(PROJECTS_PER_PAGE)).toHaveLength(1)
  expect(listPages(PROJECTS_PER_PAGE + 1)).toEqual([
    { number: 1, skip: 0, limit: PROJECTS_PER_PAGE },
    { number: 2, skip: PROJECTS_PER_PAGE, limit: PROJECTS_PER_PAGE },
  ])
  expect(listPages(5000).at(-1)?.skip).toBeLessThan(5000)
})
