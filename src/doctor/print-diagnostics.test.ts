import { type ContentProblem, formatProblems } from "~/src/doctor/diagnostic"
import { isFailure, printProblems } from "~/src/doctor/print-diagnostics"

const ERROR: ContentProblem = {
  file: "content/a,b.md",
  line: 3,
  column: 2,
  field: "title",
  found: "100%\nof it",
  expected: "a text",
  fix: "add title",
}
const WARNING: ContentProblem = { ...ERROR, severity: "warning", line: 1, found: "nothing" }

test("people read one line per problem, in order, and a count", () => {
  expect(printProblems([{ ...ERROR, found: "1" }, WARNING], "text").split("\n")).toEqual([
    "content/a,b.md:1:2  warning: title — found nothing — expected a text — add title",
    "content/a,b.md:3:2  title — found 1 — expected a text — add title",
    "",
    "1 problem and 1 warning in the content.",
  ])
})

test("programs read JSON in which every problem has its severity, also when there is none", () => {
  const severities = JSON.parse(printProblems([ERROR, WARNING], "json")).map(
    (problem: ContentProblem) => problem.severity,
  )
  expect(severities).toEqual(["warning", "error"])
  expect(printProblems([], "json")).toBe("[]")
})

test("an annotation of GitHub Actions keeps to its line and its file", () => {
  expect(printProblems([ERROR], "annotations").split("\n")[0]).toBe(
    "::error file=content/a%2Cb.md,line=3,col=2::title — found 100%25\\nof it — expected a text — add title",
  )
})

const HOSTILE = "a\u001b[2J\u0007\u009b1m\u202eevil\u2066\u2069\r\n::error::fake\t\u007f\u2028"
const VISIBLE = "a\\u001b[2J\\u0007\\u009b1m\\u202eevil\\u2066\\u2069\\r\\n::error::fake\\t\\u007f\\u2028"
const FIELDS = ["file", "field", "found", "expected", "fix"] as const

test.each(FIELDS)("control characters and changes of direction in “%s” are visible, in every form", (field) => {
  const problem = { ...ERROR, [field]: HOSTILE }
  expect(printProblems([problem], "text").split("\n")[0]).toContain(VISIBLE)
  const [annotation = ""] = printProblems([problem], "annotations").split("\n")
  expect(annotation).toContain(field === "file" ? VISIBLE.replaceAll(":", "%3A") : VISIBLE)
  const json = printProblems([problem], "json")
  expect(JSON.parse(json)[0][field]).toBe(HOSTILE)
  for (const output of [printProblems([problem], "text"), annotation, json, formatProblems([problem])]) {
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  }
})

test("letters of every script, marks of direction and emoji stay as they are", () => {
  const found = "العربية\u200f עברית 日本語 é 👩‍🚀"
  expect(printProblems([{ ...ERROR, found }], "text")).toContain(found)
})

test("errors fail a check, warnings only a strict one", () => {
  expect(isFailure([WARNING], { strict: false })).toBe(false)
  expect(isFailure([WARNING], { strict: true })).toBe(true)
  expect(isFailure([ERROR], { strict: false })).toBe(true)
  expect(isFailure([], { strict: true })).toBe(false)
})
