import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"

import manifest from "~/package.json"
import { HEADINGS, RESUME_SCHEMA_URL } from "~/src/doctor/schemas/resume-schema"
import { BUILDS, openBuild } from "~/tests/builds"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { lettersOf, openPdf } from "~/tests/read-pdf"

const { at, json } = openBuild(BUILDS.default)
const resume: Record<string, unknown> = JSON.parse(readFileSync(`${FIXTURE_CONTENT}/resume.json`, "utf8"))

// published-files.test.ts proves that no file has its private fields.
test("the published résumé is a valid JSON Resume with every section of the content", () => {
  const output = json("resume.json")
  const isValid = addFormats(new Ajv({ strict: false })).compile(schema)
  expect([isValid(output), isValid.errors]).toEqual([true, null])
  expect(output.$schema).toBe(RESUME_SCHEMA_URL)
  for (const [section, entries] of Object.entries(resume)) {
    if (Array.isArray(entries)) expect(output[section]).toHaveLength(entries.length)
  }
})

const THEMES = Object.keys(manifest.devDependencies).filter((name) => name.startsWith("jsonresume-theme-"))

/** Prints what a theme makes of a résumé. In a process of its own: one of them is an ES module, which Jest cannot import. */
const RENDER = `
  const [name, file] = process.argv.slice(1)
  const theme = await import(name)
  console.log((theme.render ?? theme.default.render)(JSON.parse(fs.readFileSync(file, "utf8"))))
`

test.each(THEMES)("%s shows the published résumé", (name) => {
  const { basics, work } = json("resume.json")
  const args = ["--input-type=module", "--eval", RENDER, "--", name, at("resume.json")]
  const page = execFileSync(process.execPath, args, { encoding: "utf8" })
  expect(page).toContain(basics.name)
  expect(page).toContain(work[0].position)
})

test("the PDF has every section of the content, is tagged, and contains nothing private", async () => {
  const { letters, title, language, isTagged } = await openPdf(readFileSync(at("resume.pdf")))
  expect([title === null, language, isTagged]).toEqual([false, "en-GB", true])
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

describe("variants", () => {
  const { at, json, html, files, filesNaming } = openBuild(BUILDS.languages)
  const pdf = (name: string) => openPdf(readFileSync(at(`${name}.pdf`)))

  test("a variant is a PDF and a valid JSON Resume with what it chooses, and nothing private", async () => {
    const variant = json("resume-clock-school.json")
    const { basics, work, skills, education } = variant
    const isValid = addFormats(new Ajv({ strict: false })).compile(schema)
    expect(isValid(variant)).toBe(true)
    expect(basics).toMatchObject({
      label: "Teacher at the clock school",
      summary: expect.stringContaining("Nine winters"),
    })
    expect(work.map(({ name }: { name: string }) => name)).toEqual([
      "Archive of the Islands",
      "Harbour Office of Nordhavn",
    ])
    expect(work[1].highlights).toEqual(["Tables for four years in advance"])
    expect(skills.map(({ name }: { name: string }) => name)).toEqual(["Tables", "Clockwork"])
    expect(education).toHaveLength(1)
    const { letters, pages } = await pdf("resume-clock-school")
    expect(pages).toHaveLength(2)
    for (const text of ["Teacher at the clock school", "Nine winters", "Tables for four years"])
      expect(letters).toContain(lettersOf(text))
    for (const text of ["Repaired", "shows the next high water", "+99 7070 707", "QQ-70707"]) {
      expect(letters).not.toContain(lettersOf(text))
      expect(JSON.stringify(variant)).not.toContain(text)
    }
  })

  test("headings and dates follow the language; that of another site language chooses from its résumé, at its address", async () => {
    const dutch = await pdf("resume-quiet")
    expect([dutch.language, dutch.title]).toEqual(["nl", "Mara Holm: cv"])
    expect(dutch.letters).toContain("Werkervaring")
    expect(dutch.letters).not.toContain("Skills")
    const german = await pdf("de/resume-werkstatt")
    expect(german.letters).toContain(lettersOf("Tafeln für vier Jahre"))
    expect(german.letters).not.toContain("Interpolation")
    const variants = ["de/resume-werkstatt", "resume-clock-school", "resume-quiet"]
    const expected = variants.flatMap((file) => [`${file}.json`, `${file}.pdf`])
    expect(new Set(files().filter((file) => /resume-/.test(file)))).toEqual(new Set(expected))
  })

  test("About names only what is listed; nothing else names the others", () => {
    expect(html("about")).toMatch(
      /<a[^>]* href="\/resume-clock-school\.pdf"[^>]*>.*?Résumé as PDF: Teacher at the clock school<\/a>/,
    )
    const named = filesNaming(/resume-(?:quiet|werkstatt)|quiet harbour/)
    expect(named.filter((file) => !/resume-[^/]*$|^builds\//.test(file))).toEqual([])
  })
})
