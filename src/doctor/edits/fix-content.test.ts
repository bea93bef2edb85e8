import { cpSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { checkContent } from "~/src/doctor/check-content"
import { formatDiagnostic, isError } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { temporaryFolder } from "~/tests/temporary-folder"

const FIXTURES = path.resolve("tests/fixtures/moved-in")
const folder = temporaryFolder()

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

test.each(readdirSync(FIXTURES))("%s moves in in two rounds: --fix, and what its owner decides", (name) => {
  const root = path.join(folder.path, "content")
  cpSync(path.join(FIXTURES, name, "content"), root, { recursive: true })
  fixContent(root)
  const { edits, fields } = parse(readFileSync(path.join(FIXTURES, name, "expected.yaml"), "utf8"))
  for (const [file, before, after] of edits) {
    const text = readFileSync(path.join(root, file), "utf8")
    expect(text).toContain(before)
    folder.write(path.join("content", file), text.replace(before, after))
  }
  expect(checkContent(root).diagnostics.filter(isError).map(formatDiagnostic)).toEqual([])
  expect(dataIn(root)).toEqual(fields)
})
