import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import { PRIVATE_FIELDS, type PrivatePart } from "~/src/build/content/publish-resume"
import { readResume } from "~/src/build/content/read-resume"
import { readSite } from "~/src/build/content/read-site"
import { HEADINGS, RESUME_SCHEMA_URL } from "~/src/build/content/resume-schema"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const { resume } = readResume("content")
const { site } = readSite("content")
const publish = site?.resume.publish ?? []
const about = readFileSync("public/about/index.html", "utf8")

function valueAt(field: string): unknown {
  return field.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], resume)
}

/** The private values of the site's own résumé that its settings do not publish. */
function privateValues(): string[] {
  const parts = Object.keys(PRIVATE_FIELDS) as PrivatePart[]
  const fields = parts.filter((part) => !publish.includes(part)).flatMap((part) => PRIVATE_FIELDS[part])
  return fields.map(valueAt).filter((value) => typeof value === "string" && value !== "") as string[]
}

test("the résumé is published if there is one, and the About page leads to it", () => {
  expect(existsSync("public/resume.json") || existsSync("static/resume.json")).toBe(resume !== null)
  expect(/<link[^>]+rel="alternate"[^>]+href="\/resume\.json"/.test(about)).toBe(resume !== null)
  expect(/<a [^>]*href="\/resume\.json"/.test(about)).toBe(resume !== null)
})

test("the published résumé is a JSON Resume, names its schema, and tells every section of the owner's", () => {
  if (resume === null) return
  const output = JSON.parse(readFileSync("public/resume.json", "utf8"))
  const isValid = addFormats(new Ajv({ strict: false })).compile(schema)
  expect([isValid(output), isValid.errors]).toEqual([true, null])
  expect(output.$schema).toBe(RESUME_SCHEMA_URL)
  for (const [section, entries] of Object.entries(resume)) {
    if (Array.isArray(entries)) expect(output[section]).toHaveLength(entries.length)
  }
})

test("the résumé is a PDF, too, to which the About page leads", async () => {
  expect(existsSync("public/resume.pdf") || existsSync("static/resume.pdf")).toBe(resume !== null)
  expect(/<link[^>]+rel="alternate"[^>]+href="\/resume\.pdf"/.test(about)).toBe(resume !== null)
  expect(/<a [^>]*href="\/resume\.pdf"[^>]*download=/.test(about)).toBe(resume !== null)
})

test("the PDF tells every section of the owner's, is tagged, and tells nothing private", async () => {
  if (resume === null || existsSync("static/resume.pdf")) return
  const { pages, title, language, isTagged } = await openPdf(readFileSync("public/resume.pdf"))
  expect([title === null, language, isTagged]).toEqual([false, site?.language, true])
  const letters = lettersOf(pages.flatMap(({ lines }) => lines).join(""))
  expect(letters.startsWith(lettersOf(site?.author.name ?? "-"))).toBe(true)
  for (const [section, heading] of Object.entries(HEADINGS)) {
    const entries = (resume as Record<string, unknown>)[section] as Record<string, string>[] | undefined
    for (const entry of entries ?? []) expect(letters).toContain(firstWord(entry[heading]))
  }
  for (const secret of privateValues()) expect(letters).not.toContain(lettersOf(secret))
})

/** Lines are read across both columns: a name of several words may be in pieces. */
function firstWord(text: string | undefined): string {
  return /[^\s\-\u2010-\u2015/]+/.exec(text ?? "")?.[0] ?? ""
}

test("no file of the site holds a private value of the résumé", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const values = privateValues()
  const telling = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return values.some((value) => bytes.includes(value) || bytes.includes(JSON.stringify(value).slice(1, -1)))
    })
  expect(telling).toEqual([])
})
