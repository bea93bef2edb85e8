import { readEntry } from "~/src/doctor/readers/content/read-entry"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()
const VIDEO = "https://youtu.be/aqz-KE-bpKQ"
const DATE = "Expected a date: 2024, 2024-05 or 2024-05-31, but found"

test.each<[fields: string, ...expected: string[]]>([
  ["date: May 2024", `:5:1  date — ${DATE} "May 2024". Change date.`],
  ["date: 03/05/2024", `:5:1  date — ${DATE} "03/05/2024". Write the date that is meant: 2024-05-03 or 2024-03-05.`],
  ["featured: yes please", ':5:1  featured — Expected true or false, but found "yes please". Change featured.'],
  ['type: "\u200b\u2060"', "type — Expected a text with visible characters, but found"],
  [
    "client: { name: 1e3 }",
    'client.name — Expected a text of 1 to 80 characters, but found 1000. Put it between quotes: name: "1e3"',
  ],
  ["role: [0x10]", "role — Expected a text or a list of texts"],
  ["client: { name: A, url: https:// }", "url — Expected a host after https://, but found"],
  ["client: { name: A, url: https://exa mple.com }", "url — Expected a host without spaces after https://, but found"],
  ['client: { name: A, url: "https://a.dev:x" }', "url — Expected an address with a valid host and port"],
  [
    "client: { name: A, url: https://a.dev/a b }",
    'url — Expected an address with %20 instead of spaces, but found "https://a.dev/a b". Write https://a.dev/a%20b',
  ],
  ["statuss: live", ":5:1  statuss — `statuss` is not a known field. Did you mean `status`?"],
  [
    "sumary: S.",
    ":5:1  sumary — `sumary` is not a known field. `summary` is there already. Write there what it lacks, then put # before this field.",
  ],
  ["sumary: R.", "`sumary` is not a known field. `summary` is there already."],
  ["tagz: [A]", "`tagz` is not a known field. Did you mean `tags`?"],
  [
    "layout: page",
    ":5:1  layout — `layout` is not a known field. Nothing here shows it. Put # before it to keep it as a note.",
  ],
  ["constructor: x", "`constructor` is not a known field. Nothing here shows it. Put # before it"],
  ["cover: ./a.png", 'Expected a picture with src and alt, but found "./a.png". Change cover.'],
  ["img: a.png", "`img` is not a known field. Did you mean `cover`?"],
  ["links: https://a.dev", 'but found "https://a.dev". Change links.'],
  ["github: https://a.b", "`github` is not a known field. Did you mean `links`?"],
  ["website: http://a.b", "`website` is not a known field. Did you mean `links`?"],
  [
    "links: [{ type: live, url: http://a.b }]",
    'url — Expected an address that begins with https://, but found "http://a.b". Write https://a.b, and check that it opens.',
  ],
  ["source: http://", "`source` is not a known field. Did you mean `links`?"],
  [
    'github: ""',
    ":5:1  github — `github` is not a known field. Nothing here shows it. Put # before it to keep it as a note.",
  ],
  ["tags: Weaving, Looms", "Write a list: tags: [Weaving, Looms]"],
  ["gallery: [a.png]", 'but found "a.png". Change gallery[0].'],
  ["company: Mill", "`company` is not a known field. Did you mean `client`?"],
  ...["expiryDate: 2020-01-01", "expires: soon", "unpublish_date: 2020"].map((line): [string, string] => [
    line,
    "is not a known field. This is published, and search engines find it. If that is right, remove",
  ]),
  ["redirect_from: [old]", "Did you mean `aliases`?"],
  ["team:\n  - name: B\n    roel: R", ":7:5  team[0].roel — `roel` is not a known field. Did you mean `role`?"],
  ["client: { laid, name: A }", "client.laid — `laid` is not a known field. Remove it. Known fields: name, url."],
  ["endDate: 2023-05", ':5:1  endDate — "2023-05" is before the start, 2024. Change date or endDate.'],
  [
    "outcome: [Sold 12,000 times]",
    ':5:11  warning: outcome[0] — A comma in brackets separates entries, so "Sold 12,000 times" becomes "Sold 12" and "000 times".',
  ],
  [
    "cover: { src: https://a.dev/x, alt: Waves, layered in blue }",
    ':5:32  cover.alt — A comma in braces ends a text: only "Waves" is left of this one. Put the whole text between quotes: alt: "Waves, layered in blue"',
  ],
  ["cover: { alt: A, b, and c, src: https://a.dev/x }", 'Put the whole text between quotes: alt: "A, b, and c"'],
  [
    "metrics: [{ value: 1,2, label: b }]",
    'only 1 is left of this one. Put the whole text between quotes: value: "1,2"',
  ],
  [
    "cover: { src: https://a.dev/x, alt: Waves, layered: }",
    "`layered` is not a known field. Remove it. Known fields: src, alt",
  ],
  [
    'cover: { src: https://a.dev/x, alt: "Waves", layered }',
    "`layered` is not a known field. Remove it. Known fields: src, alt",
  ],
  ["cover: { src: https://a.dev/x }", "cover.alt — Expected a description of"],
  [
    "metrics: [{ value: 3, label: b }]",
    ':5:13  metrics[0].value — Expected a text of 1 to 16 characters, but found 3. Put it between quotes: value: "3"',
  ],
  [`metrics: [${Array(5).fill("{ value: a, label: b }")}]`, "Expected a list of at most 4 entries"],
  [
    'gallery:\n  - src: a.dev\n    alt: ""\n  - src: gone.png\n    alt: A',
    ':6:5  gallery[0].src — "a.dev" does not end in .png',
    ':7:5  gallery[0].alt — Expected a text of 1 to 300 characters, but found "".',
    ':8:5  gallery[1].src — There is no file "gone.png".',
  ],
  ["video: { title: V }", "video.src — Expected a file's name here, or the address of a video at"],
  ["video: { src: film.mp4, title: V }", "video.captions — Expected a .vtt file with what is said"],
  [`video: { src: film.mp4, url: "${VIDEO}", title: V }`, "video.url — Expected only one of src and url"],
  [
    `video: { url: "${VIDEO}", title: V, captions: film.vtt }`,
    'video.captions — Expected no captions (the host of the video shows its own), but found "film.vtt". Remove video.captions.',
  ],
  [`video: { url: "${VIDEO}" }`, "video.title — Expected a text of 1 to 120 characters, but found nothing."],
  ["video: { url: https://video.test/1, title: V }", "Expected the address of a video at youtube.com or vimeo.com"],
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

test("a needed field under a wrong name is reported once", () => {
  content.write("projects/one/index.md", project().replace("title:", "titel:").replace("summary:", "description:"))
  expect(content.report()).toEqual([
    expect.stringMatching(/:2:1 {2}titel — .* Did you mean `title`\?$/),
    expect.stringMatching(/:3:1 {2}description — .* Did you mean `summary`\?$/),
  ])
})

test.each<[line: string, front: string, expected: string]>([
  ["no front matter", "just text\n", "index.md:1:1  front matter — The file has no front matter."],
  ["no closing ---", "---\ntitle: T\n", "index.md:1:1  front matter — The front matter has no closing ---."],
  ["nothing", "", "index.md:1:1  front matter — "],
  [
    "an alias",
    "---\ntitle: *Really*\n---\n",
    'index.md:2:8  YAML — A text cannot begin with "*". Put the whole text between quotes: "*Really*"',
  ],
  [
    "an alias of itself",
    "---\ntitle: &a [*a]\n---\n",
    "YAML — A name like *a means a value that contains the name itself. Put",
  ],
  [
    "aliases of aliases",
    `---\na: &a [${"x,".repeat(200)}]\nb: &b [${"*a,".repeat(99)}]\nc: [*b,*b]\n---\n`,
    "YAML — Names like *a mean values that are more than",
  ],
  [
    "a list in a list",
    `---\nx:\n  ${"- ".repeat(20_000)}a\n---\n`,
    "YAML — Something is nested more than 100 levels deep.",
  ],
  [
    "TOML",
    "+++\ntitle = [\n+++\n",
    "The front matter is TOML, between lines with +++; this site reads YAML. Write each field as name: value",
  ],
  [
    "a missing field",
    "---\ntitle: T\ndate: 2024\n---\nText.",
    ":2:1  summary — Expected a text of 1 to 200 characters, but found nothing. Add summary.",
  ],
])("a file with %s is reported without a stack trace", (_what, text, expected) => {
  content.write("projects/one/index.md", text)
  expect(content.report()).toEqual([expect.stringContaining(expected)])
  expect(content.report().join()).not.toMatch(/\bat .*\(/)
})

test.each(["slug", "date", "endDate", "status"])("a %s that is no text is reported like any other mistake", (field) => {
  const text = project(`${field}: [{ toString: "" }]`)
  content.write("projects/one/index.md", field === "date" ? text.replace("date: 2024\n", "") : text)
  const { diagnostics } = readEntry(content.root, "projects", "one")
  expect(diagnostics.map((diagnostic) => diagnostic.field)).toContain(field)
})
