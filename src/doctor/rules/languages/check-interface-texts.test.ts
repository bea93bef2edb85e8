import path from "node:path"

import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { readSite } from "~/src/doctor/readers/content/read-site"
import { en } from "~/src/lib/texts/en"
import { temporaryFolder } from "~/tests/temporary-folder"

import { checkTexts } from "./check-interface-texts"

const folder = temporaryFolder()

function report(language: string, texts?: string): string[] {
  folder.write("content/site.yaml", `title: Mara\nlanguage: ${language}\n`)
  if (texts !== undefined) folder.write("content/texts.yaml", texts)
  const root = path.join(folder.path, "content")
  return checkTexts(root, readSite(root).fields).map(formatDiagnostic)
}

test.each(["en", "en-GB"])("J1: texts in %s are shipped", (language) => {
  expect(report(language)).toEqual([])
})

test.each(["tlh", "zh-Hant"])(
  "J1: a language without texts, %s, is answered with the languages there are",
  (language) => {
    expect(report(language)).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:2:1 {2}language — The interface has no texts in "[\w-]+"\. Write one of [\w, ]+, or put all texts of src\/lib\/texts\/en\.ts, translated, into content\/texts\.yaml\.$/,
      ),
    ])
  },
)

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

test.each([
  ["app:\n  hom: Start", "2:3  app.hom — There is no text `hom`. Did you mean `home`?"],
  ["app:\n  home: 7", "2:3  app.home — Expected a text, but found 7. In English: Home"],
  ['app:\n  home: " "', '2:3  app.home — Expected a text, but found " ". In English: Home'],
  ["app: Start", "1:1  app — Expected texts by their names. Write them as in src/lib/texts/en.ts."],
  ["app:\n  home: '{title}'", "2:3  app.home — Expected no placeholder, as in English: Home Change the text."],
  [
    "app:\n  tagged: Works",
    "2:3  app.tagged — Expected {tag}, as in English: Projects with the tag “{tag}” Change the text.",
  ],
  [
    "list:\n  list:\n    count: { other: '{count}' }",
    "3:5  list.list.count — A number decides the form of this text: expected one, other. Add one.",
  ],
  ["list:\n  list:\n    count: { one: '1', other: '{total}' }", "3:24  list.list.count.other — Expected {count}"],
])("J1: a wrong text is reported with its line: %j", (texts, message) => {
  expect(report("en", texts)).toEqual([expect.stringContaining(`content/texts.yaml:${message}`)])
})
