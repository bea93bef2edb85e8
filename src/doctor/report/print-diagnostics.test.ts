import { type Diagnostic, formatValue, isFailure } from "~/src/doctor/diagnostics/diagnostic"

import { printDiagnostics } from "./print-diagnostics"

const PLACE = { file: "content/a,b.md", line: 3, column: 2, field: "title" }
const ERROR: Diagnostic = { ...PLACE, code: "wrong-value", message: "100%\nis no title.", fix: "Add title." }
const WARNING: Diagnostic = { ...ERROR, severity: "warning", line: 1, message: "There is no title." }

test("people read one line for each diagnostic, in order, and a count", () => {
  expect(printDiagnostics([{ ...ERROR, message: "It is 1." }, WARNING], "text").split("\n")).toEqual([
    "content/a,b.md:1:2  warning: title — There is no title. Add title.",
    "content/a,b.md:3:2  title — It is 1. Add title.",
    "",
    "1 problem and 1 warning in 1 file.",
  ])
})

test("lines to paste have lines of their own, indented; in an annotation they are line breaks", () => {
  const diagnostic = { ...ERROR, message: "It is 1.", fix: "Write:\na: 1\nb: 2" }
  expect(printDiagnostics([diagnostic], "text")).toContain("It is 1. Write:\n    a: 1\n    b: 2\n")
  expect(printDiagnostics([diagnostic], "annotations")).toContain("It is 1. Write:%0Aa: 1%0Ab: 2\n")
})

test("programs read JSON in which every diagnostic has a severity, also when there is none", () => {
  const printed: Diagnostic[] = JSON.parse(printDiagnostics([ERROR, WARNING], "json"))
  expect(printed.map(({ severity }) => severity)).toEqual(["warning", "error"])
  expect(printDiagnostics([], "json")).toBe("[]")
})

test("an annotation of GitHub Actions keeps to its line and its file", () => {
  expect(printDiagnostics([ERROR], "annotations").split("\n")[0]).toBe(
    "::error file=content/a%2Cb.md,line=3,col=2::title — 100%25\\nis no title. Add title.",
  )
})

const HOSTILE = "a\u001b[2J\u0007\u009b1m\u202eevil\u2066\u2069\r\n::error::fake\t\u007f\u2028"
const VISIBLE = "a\\u001b[2J\\u0007\\u009b1m\\u202eevil\\u2066\\u2069\\r\\n::error::fake\\t\\u007f\\u2028"
const FIELDS = ["file", "field", "message", "fix"] as const

test.each(FIELDS)("control characters and changes of direction in “%s” are visible in every format", (field) => {
  const diagnostic = { ...ERROR, [field]: HOSTILE }
  const visible = (lineBreak: string) => (field === "fix" ? VISIBLE.replace("\\n", lineBreak) : VISIBLE)
  expect(printDiagnostics([diagnostic], "text")).toContain(visible("\n    "))
  const [annotation = ""] = printDiagnostics([diagnostic], "annotations").split("\n")
  expect(annotation).toContain(field === "file" ? VISIBLE.replaceAll(":", "%3A") : visible("%0A"))
  const json = printDiagnostics([diagnostic], "json")
  expect(JSON.parse(json)[0][field]).toBe(HOSTILE)
  for (const output of [printDiagnostics([diagnostic], "text"), annotation, json]) {
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  }
})

test("letters of every script, marks of direction and emoji stay as they are", () => {
  const message = "العربية\u200f עברית 日本語 é 👩‍🚀"
  expect(printDiagnostics([{ ...ERROR, message }], "text")).toContain(message)
})

test("a long value is cut within its quotes, and not within a character", () => {
  expect(formatValue("The harbour is quiet. ".repeat(9))).toBe(
    '"The harbour is quiet. The harbour is quiet. The harbour…"',
  )
  expect(formatValue("🌊".repeat(40))).toBe(`"${"🌊".repeat(27)}…"`)
})

test("errors fail a check, warnings only a strict one", () => {
  expect([WARNING, ERROR].map((each) => isFailure([each], { strict: false }))).toEqual([false, true])
  expect([[WARNING], []].map((each) => isFailure(each, { strict: true }))).toEqual([true, false])
})
