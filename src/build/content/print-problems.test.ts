import type { ContentProblem } from "~/src/build/content/content-problem"
import { isFailure, printProblems } from "~/src/build/content/print-problems"

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
    "::error file=content/a%2Cb.md,line=3,col=2::title — found 100%25%0Aof it — expected a text — add title",
  )
})

test("errors fail a check, warnings only a strict one", () => {
  expect(isFailure([WARNING], { strict: false })).toBe(false)
  expect(isFailure([WARNING], { strict: true })).toBe(true)
  expect(isFailure([ERROR], { strict: false })).toBe(true)
  expect(isFailure([], { strict: true })).toBe(false)
})
