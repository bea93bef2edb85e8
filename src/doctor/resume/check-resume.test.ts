import { readFileSync } from "node:fs"

import { type Diagnostic, formatDiagnostic, isError } from "~/src/doctor/diagnostic"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { checkResume } from "~/src/doctor/resume/check-resume"

const check = (text: string) => checkResume(parseJson("resume.json", text).source)

/** Applies edits as `--fix` does, until there are none. */
function fix(text: string, rounds = 10): { fixed: unknown; left: Diagnostic[] } {
  const diagnostics = check(text)
  const groups = diagnostics.flatMap(({ edits }) => (edits === undefined ? [] : [edits]))
  if (groups.length === 0) return { fixed: JSON.parse(text), left: diagnostics }
  expect(rounds).toBeGreaterThan(0)
  return fix(applyEdits(text, groups), rounds - 1)
}

const job = (fields: object) => ({ work: [{ name: "A", ...fields }] })
const basics = (fields: object) => ({ basics: fields })

test.each<[given: object, fixed: object]>([
  [{ experience: [{ company: "A", role: "B" }] }, { work: [{ name: "A", position: "B" }] }],
  [{ Positions: [{ "Company Name": "A", "Finished On": "" }] }, job({})],
  [{ Education: [{ "School Name": "A", Degree_name: "B" }] }, { education: [{ institution: "A", studyType: "B" }] }],
  [
    { education: [{ school: "A", gpa: 3.9, year: "2010-2014" }] },
    { education: [{ institution: "A", score: "3.9", startDate: "2010", endDate: "2014" }] },
  ],
  [{ education: [{ school: "A", year: 2014 }] }, { education: [{ institution: "A", endDate: "2014" }] }],
  [job({ title: "B", jobTitle: "B" }), job({ position: "B" })],
  [job({ startDate: "May 2020", endDate: "present" }), job({ startDate: "2020-05" })],
  [job({ start: "2020-05-01T00:00:00Z", to: "Now" }), job({ startDate: "2020-05-01" })],
  [job({ endDate: null, url: "", startDate: 2020 }), job({ startDate: "2020" })],
  [job({ duration: "2018-now" }), job({ startDate: "2018" })],
  [job({ period: "Mar 2015 – Dec 2017", x: 1 }), job({ startDate: "2015-03", endDate: "2017-12", x: 1 })],
  [job({ Description: "Led.\n• One, two\n• Three" }), job({ summary: "Led.", highlights: ["One, two", "Three"] })],
  [job({ bullets: "One, two" }), job({ highlights: ["One, two"] })],
  [job({ description: ["One"], url: "a.dev/b" }), job({ highlights: ["One"], url: "https://a.dev/b" })],
  [{ skills: ["Vue"] }, { skills: [{ name: "Vue" }] }],
  [{ skills: { Web: ["Vue"] } }, { skills: [{ name: "Web", keywords: ["Vue"] }] }],
  [{ skills: [{ category: "Web", items: "Vue, CSS" }] }, { skills: [{ name: "Web", keywords: ["Vue", "CSS"] }] }],
  [{ skills: [{ name: "Web", keywords: "Vue, CSS" }] }, { skills: [{ name: "Web", keywords: ["Vue", "CSS"] }] }],
  [{ spokenLanguages: "Dutch, Greek" }, { languages: [{ language: "Dutch" }, { language: "Greek" }] }],
  [{ languages: [{ name: "Dutch", level: "Good" }] }, { languages: [{ language: "Dutch", fluency: "Good" }] }],
  [{ Profile: { "First Name": "A", "Last Name": "B" } }, basics({ name: "A B" })],
  [{ name: "A", title: "B", location: "C" }, basics({ name: "A", label: "B", location: { city: "C" } })],
  [basics({ "Zip Code": "1", "Geo Location": "C" }), basics({ location: { postalCode: "1", city: "C" } })],
  [basics({ Websites: "[BLOG:https://a.dev]" }), basics({ url: "https://a.dev" })],
  [
    basics({ github: "ada", social: { linkedin: "https://linkedin.com/in/ada" } }),
    basics({
      profiles: [
        { network: "GitHub", username: "ada" },
        { network: "linkedin", url: "https://linkedin.com/in/ada" },
      ],
    }),
  ],
  [basics({ x: "", url: "", "First Name": "A", "Last Name": "B", image: "" }), basics({ name: "A B", image: "" })],
  [job({ company: "B" }), job({ company: "B" })],
  [{ work: [{ name: "A" }], jobs: [{ name: "A", x: 1 }] }, { work: [{ name: "A" }, { name: "A", x: 1 }] }],
])("%j becomes %j", (given, fixed) => {
  expect(fix(JSON.stringify(given, null, 2)).fixed).toEqual(fixed)
})

test("a field of another format is reported with the finished text, and the heading it becomes is not missing", () => {
  const text = '{ "work": [{ "company": "A", "duration": "2018-now" }, { "name": "A", "org": "B" }] }'
  expect(check(text).map(formatDiagnostic)).toEqual([
    "resume.json:1:14  work[0].company — `company` is not a field of JSON Resume. Did you mean `name`?",
    'resume.json:1:30  work[0].duration — `duration` is not a field of JSON Resume. Write it like this: "startDate": "2018"',
    "resume.json:1:71  warning: work[1].org — `org` is not a field of JSON Resume, and `name` says something else. Put its text into `summary`, or remove it.",
  ])
})

test("a field of another format whose value cannot be read is an error that names what was meant", () => {
  const text = '{ "work": [{ "name": "A", "role": ["B"], "hilights": { "x": 1 }, "duration": "a while" }] }'
  expect(check(text).map(formatDiagnostic)).toEqual([
    "resume.json:1:27  work[0].role — `role` is not a field of JSON Resume. Did you mean `position`?",
    "resume.json:1:42  work[0].hilights — `hilights` is not a field of JSON Resume. Did you mean `highlights`?",
    "resume.json:1:66  warning: work[0].duration — JSON Resume has no field `duration`, so nothing shows it. Put its text into `summary`, or remove it.",
  ])
})

test.each([
  ["hugoblox", []],
  ["adritian", ["companyLogo", "position"]],
  ["astro-portfolio", ["Birth Date", "Industry", "License Number"]],
])(
  "the résumé of a portfolio from %s has no errors after --fix, also if it is written in one line",
  (name, warnings) => {
    const text = readFileSync(`tests/fixtures/moved-in/${name}/content/resume.json`, "utf8")
    const { left, fixed } = fix(text)
    expect(fix(JSON.stringify(JSON.parse(text))).fixed).toEqual(fixed)
    expect(left.filter(isError)).toEqual([])
    expect(left.map(({ field }) => field.split(".").at(-1)).toSorted()).toEqual(warnings)
  },
)
