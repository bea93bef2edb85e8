import { readEntry } from "~/src/doctor/readers/content/read-entry"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const VIDEO = "https://youtu.be/aqz-KE-bpKQ"

test.each([
  "outcome: [Printed on 12, 000 maps]",
  'outcome: ["Printed on 12,000 maps"]',
  'outcome: ["Printed on 12","000 maps"]',
  "outcome:\n  - Printed on 12,000 maps",
  'tags: [Loom,"100"]',
  "endDate: 2024",
  `gallery: [{ src: "https://a.dev/b", alt: A }]\nvideo: { url: "${VIDEO}", title: V, poster: "https://a.dev/p" }`,
  "video: { src: film.mp4, title: V, captions: film.vtt }",
  "video: { src: film.mp4, title: V, captions: none }",
])("a project with %s has no problems", (fields) => {
  content.write("projects/one/index.md", project(fields))
  for (const file of ["film.mp4", "film.vtt"].filter((file) => fields.includes(file))) {
    content.write(`projects/one/${file}`, "WEBVTT")
  }
  expect(content.report()).toEqual([])
})

test.each(["slug", "date", "endDate", "status"])("a %s that is no text is reported like any other mistake", (field) => {
  const text = project(`${field}: [{ toString: "" }]`)
  content.write("projects/one/index.md", field === "date" ? text.replace("date: 2024\n", "") : text)
  const { diagnostics } = readEntry(content.root, "projects", "one")
  expect(diagnostics.map((diagnostic) => diagnostic.field)).toContain(field)
})
