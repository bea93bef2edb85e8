import { cpSync, readFileSync, truncateSync } from "node:fs"
import path from "node:path"

import { checkForBuild } from "~/src/build/content-check/check-for-build"
import { formatDiagnostic } from "~/src/doctor/diagnostic"
import { translateContent } from "~/src/doctor/languages/translate-content"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const PROJECT = "projects/tide-tables/index.md"

const folder = temporaryFolder()

beforeEach(() => cpSync(FIXTURE_CONTENT, path.join(folder.path, "content"), { recursive: true }))

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path.join(folder.path, "content", file), "utf8")
  expect(text).toMatch(from)
  folder.write(`content/${file}`, text.replace(from, to))
}

async function report(): Promise<string[]> {
  const { diagnostics } = await checkForBuild(path.join(folder.path, "content"))
  return diagnostics.map(formatDiagnostic)
}

test("a text that no font can show is reported where it is written", async () => {
  const before = await report()
  edit(PROJECT, /^title: .*$/m, "title: 潮汐表")
  edit(PROJECT, /^tags: .*$/m, "tags: [海, Tide 🌊]")
  edit("resume.json", /"position": "[^"]*"/, '"position": "水手"')
  const found = (await report()).filter((line) => !before.includes(line))
  expect(found).toEqual([
    expect.stringMatching(
      /^content\/projects\/tide-tables\/index\.md:\d+:1 {2}warning: title — Social cards leave out "潮汐表": no font has 潮 汐 表\. Add a font that has them to content\/fonts\/\.$/,
    ),
    expect.stringMatching(/tide-tables\/index\.md:\d+:\d+ {2}warning: tags\[0\] — Social cards leave out "海"/),
    expect.stringMatching(
      /^content\/resume\.json:\d+:\d+ {2}warning: work\[0\]\.position — The résumé's PDF prints "Shui Shou" in place of "水手": no font has all of its characters\. Missing: 水 手\. Add a font/,
    ),
    expect.stringMatching(/tide-tables\/index\.md:2:1 {2}warning: title — The résumé's PDF prints "Chao Xi Biao"/),
  ])
})

test("a draft has no card, and the owner's own PDF replaces that of the build", async () => {
  const before = await report()
  edit(PROJECT, /^title: .*$/m, "title: 潮汐表\ndraft: true")
  edit("resume.json", /"position": "[^"]*"/, '"position": "水手"')
  folder.write("static/resume.pdf", "%PDF")
  const found = (await report()).filter((line) => !before.includes(line))
  expect(found.filter((line) => /font/.test(line))).toEqual([])
})

test("dates that no font can show are reported at the language", async () => {
  edit("site.yaml", /^language: .*$/m, "language: ja")
  const found = (await report()).filter((line) => / language — .*no font has/.test(line))
  expect(found).toEqual([
    expect.stringMatching(/site\.yaml:\d+:1 {2}warning: language — Social cards leave out "[^"]*年/),
    expect.stringMatching(/site\.yaml:\d+:1 {2}warning: language — The résumé's PDF prints .* 年/),
  ])
})

test("a font that cannot be read is an error, and the check continues", async () => {
  const font = require.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")
  truncateSync(folder.write("content/fonts/own.ttf", readFileSync(font)), 2)
  expect(await report()).toContain(
    "content/fonts/own.ttf:1:1  font — The file cannot be read as a font. Copy it again, or remove it.",
  )
})

test("J4: a build in another language reports what it finds itself, where it was written", async () => {
  edit("site.yaml", /^language: (.*)$/m, "language: $1\nlanguages: [$1, de]")
  folder.write(
    "content/projects/tide-tables/index.de.md",
    "---\ntitle: 潮汐表\nsummary: Tafeln.\n---\n[x](http://a.dev)\n",
  )
  const originals = path.join(folder.path, "content")
  const { root } = translateContent(originals, "de", { withDrafts: false })
  jest.replaceProperty(process, "env", { ...process.env, ORIGINAL_CONTENT: originals })
  const { diagnostics } = await checkForBuild(root)
  const found = diagnostics.map(formatDiagnostic)
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/projects\/tide-tables\/index\.de\.md:2:1 {2}warning: title — Social/),
  )
  expect(found.filter((line) => !/no font has/.test(line))).toEqual([])
})
