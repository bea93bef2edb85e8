import { decodeIndex, encodeIndex } from "~/src/lib/search/search-index"

const NOTE = {
  collection: "projects",
  slug: "note-g",
  title: "Note G",
  summary: "A program.",
  date: "1843-07",
  endDate: null,
  type: "Program",
  tags: ["Algebra", "Notes"],
  cover: "/static/note.webp",
  visibility: "public",
  publishAt: null,
  lang: null,
  languageName: null,
}
const EMPTY = { ...NOTE, slug: "empty", endDate: "present", type: null, tags: ["Notes"], cover: null }
const FRENCH = { ...EMPTY, lang: "fr", languageName: "French" }
const SCHEDULED = { ...EMPTY, visibility: "scheduled", publishAt: "2999-01-01" }

test("decoding restores the projects; each tag and type is written once", () => {
  const text = JSON.stringify(encodeIndex([NOTE, FRENCH, SCHEDULED]))
  expect(decodeIndex(JSON.parse(text)).entries).toEqual([
    { ...NOTE, path: "/projects/note-g" },
    { ...FRENCH, path: "/projects/empty" },
    { ...SCHEDULED, path: "/projects/empty" },
  ])
  for (const name of ["Algebra", "Notes", 'Program"']) expect(text.split(name)).toHaveLength(2)
})
