import path from "node:path"

import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { readFields } from "~/src/doctor/readers/content/read-fields"
import { TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { en } from "~/src/lib/texts/en"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkTexts } from "./check-interface-texts"

const folder = temporaryFolder()

test("J1: a language of the owner needs every text", () => {
  const report = (texts: object) => {
    const root = path.dirname(folder.write("content/texts.yaml", JSON.stringify(texts)))
    return checkTexts(readFields(root, TEXTS_FILE), readSite(root).fields).map(formatDiagnostic)
  }
  folder.write("content/site.yaml", "title: Mara\nlanguage: tlh\n")
  expect(report(en)).toEqual([])
  const { home: _, ...app } = en.app
  expect(report({ ...en, app })).toEqual([
    'content/texts.yaml:1:1  file — 1 texts in "tlh" are missing: app.home. Copy them from src/lib/texts/en.ts and translate them.',
  ])
})
