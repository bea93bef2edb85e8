import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import { readSite } from "~/src/doctor/readers/read-site"
import { PRIVATE_FIELDS } from "~/src/doctor/resume/publish-resume"
import { readResume } from "~/src/doctor/resume/read-resume"
import { HEADINGS, RESUME_SCHEMA_URL } from "~/src/doctor/schemas/resume-schema"
import { FIXTURE_CONTENT, MAIN_BUILD } from "~/tests/fixtures/fixture-site"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const resume = readResume(FIXTURE_CONTENT).resume as Record<string, unknown>
const { site } = readSite(FIXTURE_CONTENT)
const about = readFileSync(`${MAIN_BUILD}/about/index.html`, "utf8")

function valueAt(field: string): unknown {
  return field.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], resume)
}

/** The private values of the résumé, none of which the settings publish. */
const privateValues = Object.values(PRIVATE_FIELDS).flat().map(valueAt) as string[]

test("the content has a résumé with every section and every private value", () => {
  expect(Object.keys(resume)).toEqual(expect.arrayContaining(Object.keys(HEADINGS)))
  expect(privateValues).toEqual(["+99 7070 707", "Quillonbury Lane 7", "QQ-70707"])
  expect(site?.resume.publish ?? []).toEqual([])
})

test("the About page leads to the résumé as JSON", () => {
  expect(about).toMatch(/<link[^>]+rel="alternate"[^>]+href="\/resume\.json"/)
  expect(about).toMatch(/<a [^>]*href="\/resume\.json"/)
})

test("the published résumé is a JSON Resume, names its schema, and has every section of the content's", () => {
  const output = JSON.parse(readFileSync(`${MAIN_BUILD}/resume.json`, "utf8"))
  const isValid = addFormats(new Ajv({ strict: false })).compile(schema)
  expect([isValid(output), isValid.errors]).toEqual([true, null])
  expect(output.$schema).toBe(RESUME_SCHEMA_URL)
  for (const [section, entries] of Object.entries(resume)) {
    if (Array.isArray(entries)) expect(output[section]).toHaveLength(entries.length)
  }
})

test("the About page leads to the résumé as a PDF, too", () => {
  expect(about).toMatch(/<link[^>]+rel="alternate"[^>]+href="\/resume\.pdf"/)
  expect(about).toMatch(/<a [^>]*href="\/resume\.pdf"[^>]*download=/)
})

test("the PDF has every section of the content's, is tagged, and holds nothing private", async () => {
  const { pages, title, language, isTagged } = await openPdf(readFileSync(`${MAIN_BUILD}/resume.pdf`))
  expect([title === null, language, isTagged]).toEqual([false, site?.language, true])
  const letters = lettersOf(pages.flatMap(({ lines }) => lines).join(""))
  expect(letters.startsWith(lettersOf(site?.author.name ?? "-"))).toBe(true)
  for (const [section, heading] of Object.entries(HEADINGS)) {
    for (const entry of resume[section] as Record<string, string>[])
      expect(letters).toContain(firstWord(entry[heading]))
  }
  for (const secret of privateValues) expect(letters).not.toContain(lettersOf(secret))
})

/** Lines are read across both columns: a name of several words may be in pieces. */
function firstWord(text: string | undefined): string {
  return /[^\s\-\u2010-\u2015/]+/.exec(text ?? "")?.[0] ?? ""
}

test("no file of the site holds a private value of the résumé", () => {
  const files = readdirSync(MAIN_BUILD, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const telling = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return privateValues.some((value) => bytes.includes(value) || bytes.includes(JSON.stringify(value).slice(1, -1)))
    })
  expect(telling).toEqual([])
})
