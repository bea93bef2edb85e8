import { decodeIndex, encodeIndex } from "~/src/lib/projects/project-index"

const NOTE = {
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
}
const DRAFT = {
  ...NOTE,
  slug: "draft",
  endDate: "present",
  type: null,
  tags: ["Notes"],
  cover: null,
  visibility: "scheduled",
  publishAt: "2999-01-01",
}

test("the projects come out of the index as they went in", () => {
  const file = JSON.parse(JSON.stringify(encodeIndex([NOTE, DRAFT])))
  expect(decodeIndex(file)).toEqual([
    { ...NOTE, path: "/projects/note-g" },
    { ...DRAFT, path: "/projects/draft" },
  ])
})

test("a tag and a type are spelled once, however many projects have them", () => {
  const text = JSON.stringify(encodeIndex([NOTE, { ...NOTE, slug: "another" }]))
  for (const name of ["Algebra", "Notes", 'Program"']) expect(text.split(name)).toHaveLength(2)
})

test("what is no index is told", () => {
  expect(() => decodeIndex({ error: "no" } as never)).toThrow(TypeError)
})
