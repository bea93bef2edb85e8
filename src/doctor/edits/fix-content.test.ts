import { cpSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { checkContent } from "~/src/doctor/check-content"
import { formatDiagnostic, isError } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"
import { temporaryFolder } from "~/tests/temporary-folder"

const FIXTURES = path.resolve("tests/fixtures/moved-in")
const IMAGE = path.join(FIXTURES, "adritian/content/portrait.png")
const folder = temporaryFolder()
const content = temporaryContent()

/** Returns the data of every file below a folder: front matter, YAML or JSON. */
function dataIn(root: string): Record<string, unknown> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.es)\.(?:md|yaml|json)$/.test(file),
  )
  const entries = files.sort().map((file) => {
    const text = readFileSync(path.join(root, file), "utf8")
    return [file, parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? text)] as const
  })
  return Object.fromEntries(entries)
}

test.each([
  [
    "---\ntitle: 2048 # a game\nsummary: 1e3\ndate: 2024\n---\n",
    '---\ntitle: "2048" # a game\nsummary: "1e3"\ndate: 2024\n---\n',
  ],
  [
    '+++\r\n# Mine\r\ntitle = "A = B"\r\n\r\nsummary=\'It" # s\' # S\r\ndate = 2024-05-01\r\ndraft = true\r\ntags = ["a", \'b\',]\r\n+++\r\nText = 1\r\n',
    '---\r\n# Mine\r\ntitle: "A = B"\r\n\r\nsummary: \'It" # s\' # S\r\ndate: 2024-05-01\r\ndraft: true\r\ntags: ["a", \'b\',]\r\n---\r\nText = 1\r\n',
  ],
  [
    '+++\r\ntitle = "L # 1" # first\r\nsummary = \'S.\'\r\ndate = 2024-05-01\r\ntags = [\r\n  "a", # don\'t\r\n]\r\noutcome = ["""\r\nOne \\""" # no\r\ntwo""""]#last\r\n+++\r\nText\r\n',
    '---\r\ntitle: "L # 1"\r\nsummary: S.\r\ndate: 2024-05-01\r\ntags:\r\n  - a\r\noutcome:\r\n  - |-\r\n    One """ # no\r\n    two"\r\n# first\r\n# don\'t\r\n#last\r\n---\r\nText\r\n',
  ],
  [
    '+++\ntitle = "T"\nsummary = "S."\ndate = 2024-05-01\nmood = nan\n[size]\nfrom = -inf\nto = 9223372036854775807\nat = 2024-06-24T14:38:33+02:00\n+++\n',
    "---\ntitle: T\nsummary: S.\ndate: 2024-05-01\n# mood: .nan\n# size:\n#   from: -.inf\n#   to: 9223372036854775807\n#   at: 2024-06-24T14:38:33.000+02:00\n---\n",
  ],
  [
    "---\ntitle: T\nsummary: S.\ndate: 2024\nexternal: 'http://a.dev/x'\nbuttons:\n  - { name: Docs, url: HTTP://b.dev }\n---\n",
    "---\ntitle: T\nsummary: S.\ndate: 2024\nlinks: [ { type: live, url: https://a.dev/x }, { type: docs, url: https://b.dev, label: Docs } ]\n# external: 'http://a.dev/x'\n# buttons:\n#   - { name: Docs, url: HTTP://b.dev }\n---\n",
  ],
  [
    "---\ntitle: T\nsummary: S.\ndate: 2024\nexpiryDate: 2999-01-01\n---\n",
    "---\ntitle: T\nsummary: S.\ndate: 2024\n# expiryDate: 2999-01-01\n---\n",
  ],
  [
    project(
      "type: App",
      "[![x](/assets/x.png)](two.md#t) ![É](<my Cover.png> \"two.md\") [a]\n\n<a class=x href='../two'>b</a> [c](/projects/Two?a=b#x)\n\n[a]: <../../about.md>\n",
    ),
    project(
      "type: App",
      "[![x](x.png)](/projects/two#t) ![É](<my%20cover.png> \"two.md\") [a]\n\n<a class=x href='/projects/two'>b</a> [c](/projects/two?a=b#x)\n\n[a]: </about>\n",
    ),
  ],
  [
    `---\n# First\ntitle: T\nsummary: S.\ndate: May 2024 # begun\nlayout: post # the look\ntech_stack: React, Node # two\ntags:\n  - name: Sea # the sea\n    # printing\n  - name: Press # last\n# Team\nauthors: [Bob]\ncss:\n  # nothing\n  a: 1\nweight: 3\n---\n`,
    `---\n# First\ntitle: T\nsummary: S.\ndate: 2024-05 # begun\n# the look\ntech: [ React, Node ] # two\n# the sea\n# printing\n# last\ntags: [ Sea, Press ]\n# Team\nteam: [ { name: Bob } ]\n# nothing\n---\n`,
  ],
  [
    `---\r\ntitle: T\r\nsummary: S.\r\ndate: 2022 - 2024\r\nlinks:\r\n  # mine\r\n  - { type: docs, url: https://a.dev/d }\r\ngithub: https://github.com/a/b\r\nwebsite: https://a.dev/x\r\nsalary:\r\n  - 1\r\n  - 2\r\n---\r\n`,
    `---\r\ntitle: T\r\nsummary: S.\r\ndate: 2022\r\nendDate: 2024\r\n# mine\r\nlinks: [ { type: docs, url: https://a.dev/d }, { type: source, url: https://github.com/a/b }, { type: live, url: https://a.dev/x } ]\r\n# salary:\r\n#   - 1\r\n#   - 2\r\n---\r\n`,
  ],
  [
    `---\n  title: T\n  summary: S.\n  date: 2022 - 2024\n  layout: post\n  salary:\n    - 1\n  featured_image: { src: x.png, alt: X, mood: sad }\n---\n`,
    `---\n  title: T\n  summary: S.\n  date: 2022\n  endDate: 2024\n  # salary:\n#     - 1\n  cover: { src: x.png, alt: X }\n  # featured_image: { src: x.png, alt: X, mood: sad }\n---\n`,
  ],
])("--fix keeps what is meant: %j", (before, after) => {
  content.write("projects/one/index.md", before)
  content.write("projects/two/index.md", project("type: App", "## T\n\n## x"))
  for (const image of ["x.png", "my cover.png"]) cpSync(IMAGE, path.join(content.root, "projects/one", image))
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(after)
  expect(content.report().filter((line) => !/shows or links to|16:10/.test(line))).toEqual([])
})

test("--fix writes the right name of a heading, a renamed project, an image and a video", () => {
  const write = (plain: string, quoted: string, [related, links]: [string, string]) => {
    const images = `cover: { alt: A, src: ${plain}.png }\ngallery:\n  - { alt: A, src: ${quoted} }`
    const video = `video: { title: V, captions: none, src: ${plain}.webm }`
    return project([images, video, `related: ${related}`].join("\n"), `## Été\n\n### \`a\` B\n\n${links}`)
  }
  const before = write("/x/loom", '"my loom, #2.png"', ["[was-two, 'two']", "[a](#ÉTÉ) [b](/projects/one/#A-b)"])
  const file = content.write("projects/one/index.md", before)
  const files = ["loom.png", "My loom, #2.png", "loom.webm"]
  for (const name of files) cpSync(IMAGE, path.join(content.root, "projects/one", name))
  content.write("projects/two/index.md", project("slug: '2024'\naliases: [was-two]"))
  const resume = content.write("resume.json", '{ "skills": [{ "name": "S", "projects": ["two"] }] }')
  fixContent(content.root)
  const after = write("loom", '"My loom, #2.png"', ['["2024", "2024"]', "[a](#été) [b](/projects/one/#a-b)"])
  expect(readFileSync(file, "utf8")).toBe(after)
  expect(readFileSync(resume, "utf8")).toContain('"projects": ["2024"]')
})

test("each diagnostic has its own edits; only fields that are written as one share theirs", () => {
  const fields = "layout: post\nDraft: true\ngithub: https://github.com/a/b\nwebsite: https://a.dev/x"
  content.write("projects/one/index.md", project(fields))
  const found = checkContent(content.root).diagnostics
  expect(found.map(({ edits = [] }) => edits.map(({ from }) => from.line))).toEqual([[5], [6], [7, 8], [7, 8]])
})

test.each([
  "{ title: T, summary: S., date: 2024, layout: post, publishDate: 2023 }",
  "title: T\nsummary: S.\ndate: 2024\nrole: &me Design\ntype: *me",
  "title: T\nsummary: S.\ndate: 2024\ngithub: &a https://a.dev/x\nwebsite: https://a.dev/y\nlinks: [{ type: docs, url: *a }]",
])("--fix leaves fields in braces, and those that are used elsewhere: %j", (fields) => {
  const text = `---\n${fields}\n---\nText.\n`
  content.write("projects/one/index.md", text)
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(text)
})

test.each(readdirSync(FIXTURES))(
  "%s moves in in two rounds: --fix, and what its owner decides; nothing is raw markup then",
  async (name) => {
    const root = path.join(folder.path, "content")
    cpSync(path.join(FIXTURES, name, "content"), root, { recursive: true })
    fixContent(root)
    const { edits, fields } = parse(readFileSync(path.join(FIXTURES, name, "expected.yaml"), "utf8"))
    for (const [file, before, after] of edits) {
      const text = readFileSync(path.join(root, file), "utf8")
      expect(text).toContain(before)
      folder.write(path.join("content", file), text.replace(before, after))
    }
    const left = checkContent(root).diagnostics.filter((found) => isError(found) || found.field === "text")
    expect(left.map(formatDiagnostic)).toEqual([])
    expect(dataIn(root)).toEqual(fields)
    for (const file of Object.keys(fields)) {
      const text = readFileSync(path.join(root, file), "utf8")
      const [head = ""] = /^---\n.*?\n---\n/s.exec(text) ?? []
      const page = file.endsWith(".md") ? head + withoutCode(await renderMarkdown(text.slice(head.length))) : text
      expect([file, RAW_MARKUP.exec(page)?.[0]]).toEqual([file, undefined])
    }
  },
)
