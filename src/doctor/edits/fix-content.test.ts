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
    project(
      "type: App",
      "[![x](/assets/x.png)](two.md#t) ![É](<my Cover.png> \"two.md\") [a]\n\n<a class=x href='../two'>b</a> [c](/projects/Two?a=b#x)\n\n[a]: <../../about.md>\n",
    ),
    project(
      "type: App",
      "[![x](x.png)](/projects/two#t) ![É](<my%20cover.png> \"two.md\") [a]\n\n<a class=x href='/projects/two'>b</a> [c](/projects/two?a=b#x)\n\n[a]: </about>\n",
    ),
  ],
])("--fix keeps what is meant: %j", (before, after) => {
  content.write("projects/one/index.md", before)
  content.write("projects/two/index.md", project("type: App", "## T\n\n## x"))
  for (const image of ["x.png", "my cover.png"]) cpSync(IMAGE, path.join(content.root, "projects/one", image))
  fixContent(content.root)
  expect(readFileSync(path.join(content.root, "projects/one/index.md"), "utf8")).toBe(after)
  expect(content.report().filter((line) => !line.includes("shows or links to"))).toEqual([])
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
