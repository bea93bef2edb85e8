import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readContent } from "~/src/doctor/check-content"
import { formatProblems } from "~/src/doctor/diagnostic"
import { readResume } from "~/src/doctor/resume/read-resume"

const SITE = `title: Site
siteUrl: https://ada.dev
language: en
author: { name: Ada }
copyright: { year: 2025 }
game: { title: Game, url: "https://game.dev/" }
`
const PAGE = "---\ntitle: T\ndescription: D.\n"
const PROJECT = "---\ntitle: T\nsummary: S.\ndate: 2024\n---\nText.\n"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "resume-"))
  write("site.yaml", SITE)
  write("home.md", `${PAGE}headline: H.\n---\n`)
  write("about.md", `${PAGE}---\n`)
  write("privacy.md", `${PAGE}updated: 2025-11\n---\n`)
  write("projects/one/index.md", PROJECT)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function told(resume: string): string[] {
  write("resume.json", resume)
  return formatProblems(readContent(root).problems).split("\n").slice(2)
}

test("a site need not have a résumé", () => {
  expect(readContent(root).problems).toEqual([])
  expect(readResume(root).resume).toBeNull()
})

test("a résumé as it should be has no problems, and its dates keep their precision", () => {
  const work = [{ id: "job", name: "A", url: "https://a.dev", startDate: "2020", endDate: "2020-05" }]
  expect(
    told(JSON.stringify({ $schema: "https://a.dev/schema.json", work, skills: [{ name: "S", projects: ["one"] }] })),
  ).toEqual([])
  expect(readResume(root).resume?.work?.[0]).toEqual(work[0])
})

test("a résumé may be indented with tabs, end its lines as on Windows, and begin with a byte-order mark", () => {
  expect(told('\uFEFF{\r\n\t"work": [\r\n\t\t{ "name": "A" }\r\n\t]\r\n}\r\n')).toEqual([])
})

test("all that is wrong is told in one run, each where it stands", () => {
  const text = `{
  "basics": { "name": 5, "email": "ada" },
  "work": [
    { "name": "A", "startDate": "May 2020", "hilights": [] },
    { "position": "P", "url": "javascript:alert(1)", "endDate": "present" }
  ],
  "educaton": []
}`
  expect(told(text)).toEqual([
    'content/resume.json:2:15  basics.name — found 5 — expected a text between " and " — change basics.name',
    'content/resume.json:2:26  basics.email — found "ada" — expected an e-mail address — change basics.email',
    'content/resume.json:4:20  work[0].startDate — found "May 2020" — expected a date: 2024, 2024-05 or 2024-05-31 — change work[0].startDate',
    "content/resume.json:4:45  work[0].hilights — found an unknown field — expected one of name, location, description, position, url, startDate, endDate, summary, highlights, id — did you mean highlights?",
    "content/resume.json:5:5  work[1].name — found nothing — expected a text, which heads the entry — add work[1].name",
    'content/resume.json:5:24  work[1].url — found "javascript:alert(1)" — expected an address that begins with https:// — change work[1].url',
    'content/resume.json:5:54  work[1].endDate — found "present" — expected a date: 2024, 2024-05 or 2024-05-31 — change it, or leave endDate out while it goes on',
    expect.stringMatching(
      /^content\/resume\.json:7:3 {2}educaton — found an unknown field .* did you mean education\?$/,
    ),
  ])
  expect(readResume(root).resume).toBeNull()
})

test("a field that resembles none that JSON Resume knows is the owner's own", () => {
  expect(told('{ "work": [{ "name": "A", "favouriteColour": "green" }] }')).toEqual([])
})

test.each([
  ['{\n  "work": [],\n}', "3:1", "no name of a field"],
  ['{\n  "a": 1\n  "b": 2\n}', "3:3", "no comma"],
  ["{\n  // mine\n}", "2:3", "a comment"],
  ['{\n  "work": [\n}', "3:1", "no value"],
  ['{ "a": yes }', "1:8", "a word without quotes"],
  ["{ 'a': 1 }", "1:3", "a word without quotes"],
  ["", "1:1", "no value"],
])("JSON that is none is told at its place, in words: %j", (text, place, found) => {
  expect(told(text)).toEqual([
    expect.stringContaining(`content/resume.json:${place}  JSON — found ${found} — expected valid JSON — `),
  ])
})

test("a field that is written twice is told at the second place", () => {
  expect(told('{\n  "work": [],\n  "work": []\n}')).toEqual([
    "content/resume.json:3:3  work — found the field a second time — expected it once — remove one",
  ])
})

test.each(["[]", "5", "null", '"text"', '{ "work": 5 }', '{ "work": [5, null, [[]]] }', '{ "skills": { "a": 1 } }'])(
  "a résumé of another shape is told, without a stack trace: %s",
  (text) => {
    const lines = told(text)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^content\/resume\.json:\d+:\d+ {2}\S.* — found .* — expected /)
  },
)

test("a day that no calendar has, and an end before the start, are told", () => {
  const text =
    '{ "awards": [{ "title": "A", "date": "2024-02-31" }],\n"work": [{ "name": "A", "startDate": "2024", "endDate": "2023-05" }] }'
  expect(told(text)).toEqual([
    expect.stringContaining(':1:30  awards[0].date — found "2024-02-31" — expected a date'),
    expect.stringContaining(':2:46  work[0].endDate — found "2023-05" — expected a date that is not before 2024'),
  ])
})

test("two jobs with one id, and an id that cannot be part of an address, are told", () => {
  expect(
    told('{ "work": [{ "name": "A", "id": "a" },\n{ "name": "B", "id": "a" },\n{ "name": "C", "id": "C!" }] }'),
  ).toEqual([
    expect.stringContaining(':2:16  work[1].id — found "a" — expected an id that no other job has'),
    expect.stringContaining(':3:16  work[2].id — found "C!" — expected small letters'),
  ])
})

test("a project that names a job the résumé does not have is told with the nearest one", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "experience: acne\n---\nText"))
  expect(told('{ "work": [{ "name": "A", "id": "acme" }, { "name": "B", "id": "other" }] }')).toEqual([
    'content/projects/one/index.md:5:1  experience — found "acne" — expected the id of a job in content/resume.json — did you mean acme?',
  ])
})

test("a project that names a job is told when there is no résumé", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "experience: acme\n---\nText"))
  expect(formatProblems(readContent(root).problems)).toContain("give a job this id, or remove experience")
})

test("a skill that names a project that is not there is told with the nearest one, also when another field is wrong", () => {
  write("projects/two/index.md", PROJECT)
  expect(told('{ "skills": [\n  { "name": 5, "projects": ["two", "onne"] }\n] }')).toEqual([
    expect.stringContaining("2:5  skills[0].name — found 5"),
    'content/resume.json:2:36  skills[0].projects[1] — found "onne" — expected the slug of a project — did you mean one?',
  ])
})

test("a setting that would publish what it does not know is told", () => {
  write("site.yaml", `${SITE}resume: { publish: [fone] }\n`)
  expect(told("{}")).toEqual([
    expect.stringContaining('resume.publish[0] — found "fone" — expected one of phone, address'),
  ])
})
