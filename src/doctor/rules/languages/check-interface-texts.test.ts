import path from "node:path"

import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { en } from "~/src/lib/texts/en"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkTexts } from "./check-interface-texts"

const folder = temporaryFolder()

function report(language: string, texts?: string): string[] {
  folder.write("content/site.yaml", `title: Mara\nlanguage: ${language}\n`)
  if (texts !== undefined) folder.write("content/texts.yaml", texts)
  const root = path.join(folder.path, "content")
  return checkTexts(readFields(root, TEXTS_FILE), readSite(root).fields).map(formatDiagnostic)
}

test.each(["en", "en-GB"])("J1: texts in %s are shipped", (language) => {
  expect(report(language)).toEqual([])
})

test("J1: the owner replaces single texts", () => {
  const texts = 'app:\n  home: Start\nlist:\n  list:\n    count: { one: "{count} work", other: "{count} works" }\n'
  expect(report("en", texts)).toEqual([])
})

test("J1: a language of the owner needs every text", () => {
  expect(report("tlh", JSON.stringify(en))).toEqual([])
  const { home: _, ...app } = en.app
  expect(report("tlh", JSON.stringify({ ...en, app }))).toEqual([
    'content/texts.yaml:1:1  file — 1 texts in "tlh" are missing: app.home. Copy them from src/lib/texts/en.ts and translate them.',
  ])
})
