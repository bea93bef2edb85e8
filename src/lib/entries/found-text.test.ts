import { foundText } from "~/src/lib/entries/found-text"

test.each([
  [2, 0, false, "2 of 9 projects"],
  [2, 1, true, "2 of 9 projects, Pages (1)"],
  [0, 1, false, "Pages (1)"],
  [0, 0, true, "Searching…"],
  [0, 0, false, "No matching data"],
])(
  "W3 X1: %d projects and %d pages are found, and that words are still loading is %j: %s",
  (entries, pages, isLoading, text) => {
    const outcome = { entries: Array(entries), pages: Array(pages), total: 9, isLoading }
    expect(foundText("projects", outcome)).toBe(text)
  },
)
