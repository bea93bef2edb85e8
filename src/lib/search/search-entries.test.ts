import { NO_FILTER } from "~/src/lib/search/entry-filter-url"
import { createEntryQuery } from "~/src/lib/search/search-entries"
import { encodeIndex } from "~/src/lib/search/search-index"
import { indexedProject } from "~/tests/fixtures/indexed-entry"

const find = createEntryQuery(
  encodeIndex([
    indexedProject("one", { title: "Harbour lights", summary: "A map of every lamp.", tags: ["Maps", "Clocks"] }),
    indexedProject("two", { title: "Winter", summary: "Letters about the harbour.", tags: ["Écriture"] }),
    indexedProject("three", { title: "昨日の数学 notes", type: "Talk", tags: ["C++"] }),
  ]),
)

test.each([
  // Titles come first, then tags, types and summaries.
  ["harbour", ["one", "two"]],
  ["talk", ["three"]],
  // A misspelt word, the beginning of a word and a missing accent still match.
  ["habrour", ["one", "two"]],
  ["harb", ["one", "two"]],
  ["ecriture", ["two"]],
  ["数学", ["three"]],
  // Signs of names count.
  ["c++", ["three"]],
  // All words must match.
  ["harbour letters", ["two"]],
  ["harbour volcano", []],
  ["", ["one", "two", "three"]],
])("the text %j finds %j", (text, slugs) => {
  expect(find("projects", { ...NO_FILTER, text }).entries.map(({ slug }) => slug)).toEqual(slugs)
})

test("W3: words of texts are found after titles; pages are found, too", () => {
  const one = indexedProject("one", { title: "Harbour lights" })
  const entries = [indexedProject("two", { title: "Winter", tags: ["Cold"] }), one]
  const index = encodeIndex(entries, [{ path: "/about", title: "About harbours", lang: null }])
  const query = createEntryQuery({ ...index, words: { harbour: [0], harm: [1], fog: [0, 2] } })
  const found = (text: string, more = {}) => {
    const { entries, pages } = query("projects", { ...NO_FILTER, text, ...more })
    return [...entries, ...pages].map(({ path }) => path)
  }
  expect([found("zebra"), found("f")]).toEqual([[], []])
  // A word of one letter does not hide what has the others.
  for (const text of ["harbour", "harbour b", "d’harbour"]) {
    expect(found(text)).toEqual(["/projects/one", "/projects/two", "/about"])
  }
  // Both words must be in it, in its title or its text.
  expect(found("fog harbour")).toEqual(["/projects/two", "/about"])
  expect(found("harbour", { tags: ["Cold"] })).toEqual(["/projects/two"])
})
