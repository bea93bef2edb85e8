import { readFileSync } from "node:fs"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import { HEADINGS, RESUME_SCHEMA_URL } from "~/src/doctor/schemas/resume-schema"
import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const resume: Record<string, unknown> = JSON.parse(readFileSync(`${FIXTURE_CONTENT}/resume.json`, "utf8"))

test("the published résumé is a valid JSON Resume with every section of the content, and without private fields", () => {
  const output = JSON.parse(readFileSync(`${MAIN_BUILD}/resume.json`, "utf8"))
  const isValid = addFormats(new Ajv({ strict: false })).compile(schema)
  expect([isValid(output), isValid.errors]).toEqual([true, null])
  expect(output.$schema).toBe(RESUME_SCHEMA_URL)
  for (const [section, entries] of Object.entries(resume)) {
    if (Array.isArray(entries)) expect(output[section]).toHaveLength(entries.length)
  }
  expect(output.basics).not.toHaveProperty("phone")
  expect(output.basics.location ?? {}).not.toHaveProperty("address")
})

test("the PDF has every section of the content, is tagged, and contains nothing private", async () => {
  const { pages, title, language, isTagged } = await openPdf(readFileSync(`${MAIN_BUILD}/resume.pdf`))
  expect([title === null, language, isTagged]).toEqual([false, "en-GB", true])
  const letters = lettersOf(pages.flatMap(({ lines }) => lines).join(""))
  expect(letters.startsWith("MaraHolm")).toBe(true)
  expect(Object.keys(resume)).toEqual(expect.arrayContaining(Object.keys(HEADINGS)))
  for (const [section, heading] of Object.entries(HEADINGS)) {
    for (const entry of resume[section] as Record<string, string>[])
      expect(letters).toContain(firstWord(entry[heading]))
  }
  for (const secret of ["+99 7070 707", "Quillonbury Lane 7", "QQ-70707"]) {
    expect(letters).not.toContain(lettersOf(secret))
  }
})

/** Lines are read across both columns, so a name of several words may be in pieces. */
function firstWord(text: string | undefined): string {
  return /[^\s\-\u2010-\u2015/]+/.exec(text ?? "")?.[0] ?? ""
}
