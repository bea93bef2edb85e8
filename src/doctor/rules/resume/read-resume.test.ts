import { temporaryContent } from "~/tests/fixtures/content-folder"

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

const JOB = '{ "name": "A", "id": "a" }'

test.each([
  ['{\n  "work": [],\n}', "3:1  JSON — A field has no name."],
  ['{\n  "work": [\n}', "3:1  JSON — A value is missing."],
  ['{\n  "work": [],\n  "work": []\n}', "3:3  JSON — The field `work` occurs twice."],
  ['{ "awards": [{ "title": "A", "date": "2024-02-31" }] }', "1:30  awards[0].date — Expected a date whose day exists"],
  [`{ "work": [${JOB},\n${JOB}] }`, "2:16  work[1].id — Expected an id that no other"],
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
