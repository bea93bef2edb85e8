import { listEntryPages } from "./create-pages"

const entry = (collection: "projects" | "notes", slug: string) => {
  return { collection, slug, path: `/${collection}/${slug}`, tags: ["Looms"], listed: true }
}
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path)

test("W1: 21 notes have a second page of the list and of their tag", () => {
  const notes = Array.from({ length: 21 }, (_, index) => entry("notes", `n${index}`))
  const pages = listEntryPages("notes", [...notes, entry("projects", "one")])
  expect(pathsOf(pages.slice(0, 21))).toEqual(notes.map(({ path }) => path))
  expect(pages.slice(21).map(({ path, context }) => [path, context])).toEqual([
    ["/notes", expect.objectContaining({ collection: "notes", number: 1, skip: 0, limit: 20 })],
    ["/notes/page/2", expect.objectContaining({ collection: "notes", number: 2, skip: 20, limit: 20 })],
    ["/notes/tags", { collection: "notes" }],
    ["/notes/tags/looms", expect.objectContaining({ name: "Looms", number: 1 })],
    ["/notes/tags/looms/page/2", expect.objectContaining({ name: "Looms", number: 2 })],
  ])
})

test("W1: the page of a project queries notes only in a site that has them", () => {
  const project = entry("projects", "one")
  expect(listEntryPages("notes", [project])).toEqual([])
  expect(listEntryPages("projects", [project])[0]?.context).toEqual({ slug: "one" })
  expect(listEntryPages("projects", [project, entry("notes", "a")])[0]?.context).toEqual({
    slug: "one",
    hasNotes: true,
  })
})
