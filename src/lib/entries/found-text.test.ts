import { foundText } from "~/src/lib/entries/found-text"

test.each([
  [9, 0, "9 results"],
  [1, 3, "1 result · 3 pages"],
  [0, 1, "1 page"],
  [0, 0, "No matching data"],
])("W3 X1: %d entries and %d pages are found: %s", (entries, pages, text) => {
  expect(foundText({ entries: Array(entries), pages: Array(pages) })).toBe(text)
})
