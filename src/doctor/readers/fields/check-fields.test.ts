import { readEntry } from "~/src/doctor/readers/content/read-entry"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const VIDEO = "https://youtu.be/aqz-KE-bpKQ"
test.each<[fields: string, ...expected: string[]]>([
  ["role: [0x10]", "role — Expected a text or a list of texts"],
  ['client: { name: A, url: "https://a.dev:x" }', "url — Expected an address with a valid host and port"],
  [
    "client: { name: A, url: https://a.dev/a b }",
    'url — Expected an address with %20 instead of spaces, but found "https://a.dev/a b". Write https://a.dev/a%20b',
  ],
  ["constructor: x", "`constructor` is not a known field. Nothing here shows it. Put # before it"],
  ["client: { laid, name: A }", "client.laid — `laid` is not a known field. Remove it. Known fields: name, url."],
  [
    "cover: { src: https://a.dev/x, alt: A, b, and c }",
    ':5:32  cover.alt — A comma in braces ends a text: only "A" is left of this one. Put the whole text between quotes: alt: "A, b, and c"',
  ],
  [
    "metrics: [{ value: 1,2, label: b }]",
    'only 1 is left of this one. Put the whole text between quotes: value: "1,2"',
  ],
  [
    "cover: { src: https://a.dev/x, alt: Waves, layered: }",
    "`layered` is not a known field. Remove it. Known fields: src, alt",
  ],
  [`metrics: [${Array(5).fill("{ value: a, label: b }")}]`, "Expected a list of at most 4 entries"],
  [
    'gallery:\n  - src: a.dev\n    alt: ""\n  - src: gone.png\n    alt: A',
    ':6:5  gallery[0].src — "a.dev" does not end in .png',
    ':7:5  gallery[0].alt — Expected a text of 1 to 300 characters, but found "".',
    ':8:5  gallery[1].src — There is no file "gone.png".',
  ],
  [`video: { src: film.mp4, url: "${VIDEO}", title: V }`, "video.url — Expected only one of src and url"],
  [
    `video: { url: "${VIDEO}", title: V, captions: film.vtt }`,
    'video.captions — Expected no captions (the host of the video shows its own), but found "film.vtt". Remove video.captions.',
  ],
  [`video: { url: "${VIDEO}", titel: V, title: V }`, "Did you mean `title`?"],
  [
    "video: { src: film.mov, title: V, captions: gone.vtt, poster: gone.png }",
    'video.src — "film.mov" does not end in .mp4 or .webm. Save the video in one of these formats.',
    'video.captions — There is no file "gone.vtt".',
    'video.poster — There is no file "gone.png".',
  ],
])("a project with %s has one diagnostic for each wrong field", (fields, ...expected) => {
  const text = project(fields)
  content.write("projects/one/index.md", /^date/.test(fields) ? text.replace("date: 2024\n", "type: App\n") : text)
  const files = ["film.mp4", "film.mov", "film.vtt"].filter((file) => fields.includes(file))
  for (const file of files) content.write(`projects/one/${file}`, "WEBVTT")
  expect(content.report()).toEqual(expected.map((part) => expect.stringContaining(part)))
})

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

test("an alias of itself is reported in plain words", () => {
  content.write("projects/one/index.md", "---\ntitle: &a [*a]\n---\n")
  const expected = "YAML — A name like *a means a value that contains the name itself. Put"
  expect(content.report()).toEqual([expect.stringContaining(expected)])
})

test.each(["slug", "date", "endDate", "status"])("a %s that is no text is reported like any other mistake", (field) => {
  const text = project(`${field}: [{ toString: "" }]`)
  content.write("projects/one/index.md", field === "date" ? text.replace("date: 2024\n", "") : text)
  const { diagnostics } = readEntry(content.root, "projects", "one")
  expect(diagnostics.map((diagnostic) => diagnostic.field)).toContain(field)
})
