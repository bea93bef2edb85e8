import fc from "fast-check"

import { isFiltering, NO_FILTER, PROJECT_SORTS, readFilter, writeFilter } from "~/src/lib/projects/project-filter-url"

const filters = fc.record({
  text: fc.string({ unit: "grapheme" }).map((text) => text.trim()),
  tags: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
  match: fc.constantFrom("all" as const, "any" as const),
  type: fc.string(),
  year: fc.constantFrom("", "1843", "2026"),
  sort: fc.constantFrom(null, ...PROJECT_SORTS),
})

test("an address keeps a filter as it is: who gets the link sees the same list", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const match = filter.tags.length > 1 ? filter.match : "all"
      expect(readFilter(writeFilter(filter))).toEqual({ ...filter, match })
    }),
  )
})

test("no filter has no query", () => {
  expect(writeFilter(NO_FILTER)).toBe("")
  expect(readFilter("")).toEqual(NO_FILTER)
  expect(isFiltering(NO_FILTER)).toBe(false)
  expect(isFiltering({ ...NO_FILTER, sort: "oldest" })).toBe(true)
})

test("what an address says that means nothing is left out", () => {
  expect(readFilter("?year=18&sort=random&match=none&tag=&tag=a&tag=a&utm_source=x")).toEqual({
    ...NO_FILTER,
    tags: ["a"],
  })
})
