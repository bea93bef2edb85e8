import { readFields, rememberFields } from "~/src/build/content/known-projects"

const text = (title: string) =>
  `---\ntitle: ${title}\nsummary: A sentence.\ndate: 1843\ntags: [algebra]\n---\n\nSome words.\n`

test("the fields of a project are read once for the same text", () => {
  const read = readFields("/content", "note-g", text("Note G"))
  expect(read.project).toMatchObject({ title: "Note G", slug: "note-g" })
  rememberFields("/content", "note-g", text("Note G"), read)
  expect(readFields("/content", "note-g", text("Note G")).project).toBe(read.project)
})

test("another text, folder or place is read anew", () => {
  rememberFields("/content", "note-g", text("Note G"), readFields("/content", "note-g", text("Note G")))
  expect(readFields("/content", "note-g", text("Note A")).project?.title).toBe("Note A")
  expect(readFields("/content", "note-a", text("Note G")).project?.slug).toBe("note-a")
  expect(readFields("/elsewhere", "note-g", text("Note G")).project).not.toBe(
    readFields("/content", "note-g", text("Note G")).project,
  )
})
