import fc from "fast-check"

import { ENTRY_SORTS, isFiltering, NO_FILTER, readFilter, writeFilter } from "~/src/lib/search/entry-filter-url"

const FILTERS = fc.record({
  text: fc.string({ unit: "grapheme" }).map((text) => text.trim()),
  tags: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
  match: fc.constantFrom("all" as const, "any" as const),
  type: fc.string(),
  year: fc.constantFrom("", "1843", "2026"),
  sort: fc.constantFrom(null, ...ENTRY_SORTS),
})

test("a filter that is written to a URL is read back unchanged", () => {
  fc.assert(
    fc.property(FILTERS, (filter) => {
      const match = filter.tags.length > 1 ? filter.match : "all"
      expect(readFilter(writeFilter(filter))).toEqual({ ...filter, match })
    }),
  )
})

test("an empty filter has no query; unknown parameters and values are ignored", () => {
  expect(writeFilter(NO_FILTER)).toBe("")
  expect(isFiltering({ ...NO_FILTER, sort: "oldest" })).toBe(true)
  const query = "?year=18&sort=random&match=none&tag=&tag=a&tag=a&utm_source=x"
  expect(readFilter(query)).toEqual({ ...NO_FILTER, tags: ["a"] })
})
