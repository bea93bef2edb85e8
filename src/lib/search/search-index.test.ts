import { decodeIndex, encodeIndex } from "~/src/lib/search/search-index"
import { indexedProject } from "~/tests/fixtures/indexed-entry"

const NOTE = indexedProject("note-g", {
  title: "Note G",
  summary: "A program.",
  date: "1843-07",
  type: "Program",
  tags: ["Algebra", "Notes"],
  cover: "/static/note.webp",
})
const EMPTY = indexedProject("empty", { endDate: "present", tags: ["Notes"] })
const FRENCH = { ...EMPTY, lang: "fr", languageName: "French" }
const SCHEDULED = { ...EMPTY, visibility: "scheduled", publishAt: "2999-01-01" }

test("decoding restores the projects; each tag and type is written once", () => {
  const text = JSON.stringify(encodeIndex([NOTE, FRENCH, SCHEDULED]))
  expect(decodeIndex(JSON.parse(text)).entries).toEqual([NOTE, FRENCH, SCHEDULED])
  for (const name of ["Algebra", "Notes", 'Program"']) expect(text.split(name)).toHaveLength(2)
})
