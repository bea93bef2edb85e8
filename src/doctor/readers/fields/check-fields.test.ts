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
