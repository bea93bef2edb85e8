import { project, temporaryContent } from "~/tests/fixtures/content-folder"

import { readResume } from "./read-resume"

const content = temporaryContent()

function report(resume: string): string[] {
  content.write("resume.json", resume)
  return content.report()
}

test("a site need not have a résumé", () => {
  expect(content.report()).toEqual([])
  expect(readResume(content.root).resume).toBeNull()
})

test("a résumé as it should be has no problems, and its dates keep their precision", () => {
  const work = [{ id: "job", name: "A", url: "https://a.dev", startDate: "2020", endDate: "2020-05" }]
  const skills = [{ name: "S", projects: ["one"] }]
  expect(report(JSON.stringify({ $schema: "https://a.dev/schema.json", work, skills }))).toEqual([])
  expect(readResume(content.root).resume?.work?.[0]).toEqual(work[0])
})

test("a résumé may have tabs, Windows line endings and a byte-order mark", () => {
  expect(report('\uFEFF{\r\n\t"work": [\r\n\t\t{ "name": "A" }\r\n\t]\r\n}\r\n')).toEqual([])
})

test("a field that means nothing in JSON Resume is a warning, and the résumé is read", () => {
  expect(
    report('{ "work": [{ "name": "A", "favouriteColour": "green" }], "basics": { "birthDate": "1815-12-10" } }'),
  ).toEqual([
    "resume.json:1:27  warning: work[0].favouriteColour — JSON Resume has no field `favouriteColour`, so nothing shows it. Put its text into `summary`.",
    "resume.json:1:70  warning: basics.birthDate — JSON Resume has no field `birthDate`, so nothing shows it. Keep it in a file outside of content.",
  ])
  expect(readResume(content.root).resume?.work?.[0]?.name).toBe("A")
})

test("all that is wrong is reported in one run, each where it is", () => {
  const text = `{
  "basics": { "name": 5, "email": "ada" },
  "work": [
    { "name": "A", "startDate": "May 2020", "hilights": ["H"] },
    { "position": "P", "url": "javascript:alert(1)", "endDate": "present" }
  ],
  "educaton": [{ "institution": "I" }]
}`
  expect(report(text)).toEqual([
    'resume.json:2:15  basics.name — Expected a text between " and ", but found 5. Change basics.name.',
    'resume.json:2:26  basics.email — Expected an e-mail address, but found "ada". Change basics.email.',
    'resume.json:4:20  work[0].startDate — Expected a date: 2024, 2024-05 or 2024-05-31, but found "May 2020". Change work[0].startDate.',
    "resume.json:4:45  work[0].hilights — `hilights` is not a field of JSON Resume. Did you mean `highlights`?",
    "resume.json:5:5  work[1].name — Expected the entry's heading, a text, but found nothing. Add work[1].name.",
    'resume.json:5:24  work[1].url — Expected an address that begins with https://, but found "javascript:alert(1)". Change work[1].url.',
    'resume.json:5:54  work[1].endDate — Expected a date: 2024, 2024-05 or 2024-05-31, but found "present". Change it, or leave endDate out while it goes on.',
    "resume.json:7:3  educaton — `educaton` is not a field of JSON Resume. Did you mean `education`?",
  ])
  expect(readResume(content.root).resume).toBeNull()
})

const JOB = '{ "name": "A", "id": "a" }'

test.each([
  ['{\n  "work": [],\n}', "3:1  JSON — A field has no name."],
  ['{\n  "a": 1\n  "b": 2\n}', "3:3  JSON — A comma is missing."],
  ["{\n  // mine\n}", "2:3  JSON — JSON has no comments."],
  ['{\n  "work": [\n}', "3:1  JSON — A value is missing."],
  ['{ "a": yes }', "1:8  JSON — A word has no quotes."],
  ["", "1:1  JSON — The file is empty."],
  ['{\n  "work": [],\n  "work": []\n}', "3:3  JSON — The field `work` occurs twice."],
  ['{ "awards": [{ "title": "A", "date": "2024-02-31" }] }', "1:30  awards[0].date — Expected a date"],
  [
    '{ "work": [{ "name": "A", "startDate": "2024", "endDate": "2023-05" }] }',
    '1:48  work[0].endDate — "2023-05" is before the start, 2024. Change startDate or endDate.',
  ],
  [`{ "work": [${JOB},\n${JOB}] }`, "2:16  work[1].id — Expected an id that no other"],
  ['{ "work": [{ "name": "C", "id": "C!" }] }', "1:27  work[0].id — Expected lowercase letters"],
  ['{ "skills": [{ "name": "S", "projects": ["onne"] }] }', '"onne" is not the slug of a project. Did you mean `one`?'],
])("%j has one diagnostic, at its place", (text, expected) => {
  expect(report(text)).toEqual([expect.stringContaining(expected)])
})

test.each(["[]", "5", "null", '"text"', '{ "work": 5 }', '{ "work": [5, null, [[]]] }', '{ "skills": { "a": 1 } }'])(
  "a résumé of another shape is reported without a stack trace: %s",
  (text) => {
    const lines = report(text)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^resume\.json:\d+:\d+ {2}\S+ — Expected .*, but found /)
  },
)

test("a project that names a job the résumé does not have is reported with the nearest one", () => {
  content.write("projects/one/index.md", project("experience: acne"))
  const expected = ':5:1  experience — "acne" is not the id of a job in content/resume.json. Did you mean `acme`?'
  expect(report('{ "work": [{ "name": "A", "id": "acme" }, { "name": "B", "id": "other" }] }')).toEqual([
    expect.stringContaining(expected),
  ])
})
