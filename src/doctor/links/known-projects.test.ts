import { rememberFields, takeFields } from "~/src/doctor/links/known-projects"

const text = (title: string) =>
  `---\ntitle: ${title}\nsummary: A sentence.\ndate: 1843\ntags: [algebra]\n---\n\nSome words.\n`

test("the fields of a project are read once for the same text, and handed over once", () => {
  const read = takeFields("/content", "note-g", text("Note G"))
  expect(read.project).toMatchObject({ title: "Note G", slug: "note-g" })
  rememberFields("/content", "note-g", text("Note G"), read)
  expect(takeFields("/content", "note-g", text("Note G")).project).toBe(read.project)
  expect(takeFields("/content", "note-g", text("Note G")).project).not.toBe(read.project)
})

test("another text, folder or place is read anew", () => {
  const keep = () => {
    const read = takeFields("/content", "note-g", text("Note G"))
    rememberFields("/content", "note-g", text("Note G"), read)
    return read.project
  }
  keep()
  expect(takeFields("/content", "note-g", text("Note A")).project?.title).toBe("Note A")
  keep()
  expect(takeFields("/content", "note-a", text("Note G")).project?.slug).toBe("note-a")
  const kept = keep()
  expect(takeFields("/elsewhere", "note-g", text("Note G")).project).not.toBe(kept)
})
