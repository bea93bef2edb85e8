import { cpSync, readFileSync, truncateSync } from "node:fs"
import path from "node:path"

import { checkForBuild } from "~/src/build/content-check/check-for-build"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { translateContent } from "~/src/doctor/rules/languages/translate-content"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

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
    "---\ntitle: Gezeitentafeln\nsummary: Tafeln.\n---\n[x](http://a.dev)\n",
  )
  const originals = path.join(folder.path, "content")
  truncateSync(path.join(originals, "projects/tide-tables/cover.png"), 100)
  const root = translateContent(originals, "de", { withDrafts: false })
  jest.replaceProperty(process, "env", { ...process.env, ORIGINAL_CONTENT: originals })
  const { diagnostics } = await checkForBuild(root)
  const original = readFileSync(path.join(originals, "projects/tide-tables/index.md"), "utf8")
  const line = original.split("\n").indexOf("  src: cover.png") + 1
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(`^content/projects/tide-tables/index\\.md:${line}:3 {2}cover\\.src — `),
  ])
})
