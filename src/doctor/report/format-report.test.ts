import type { Diagnostic, Finding } from "~/src/doctor/diagnostics/diagnostic"

import { formatFixes, formatReport } from "./format-report"
import { printDiagnostics } from "./print-diagnostics"

const edits = [{ from: { line: 4, column: 1 }, to: { line: 4, column: 12 }, text: "date" }]

function inProjects(names: string, diagnostic: Finding & { field: string }): Diagnostic[] {
  return [...names].map((name) => ({ file: `content/projects/${name}/index.md`, line: 4, column: 1, ...diagnostic }))
}

function renamed(names: string): Diagnostic[] {
  const unknown = {
    code: "unknown-field",
    field: "publishDate",
    message: "`publishDate` is not a known field.",
  } as const
  return inProjects(names, { ...unknown, fix: "Did you mean `date`?", edits })
}

const MISSING = {
  code: "wrong-value",
  field: "summary",
  message: "Expected a text, but found nothing.",
  fix: "Add summary.",
} as const

test("a mistake in many files is one entry with the command that fixes all; other entries keep their places", () => {
  const other = { ...MISSING, file: "content/projects/b/index.md", line: 2, column: 1 }
  expect(formatReport([other, ...renamed("fedcba")]).split("\n")).toEqual([
    "content/projects/a/index.md:4:1  publishDate — `publishDate` is not a known field. Did you mean `date`?",
    "    The same in 5 other places: content/projects/b/index.md:4, content/projects/c/index.md:4, content/projects/d/index.md:4 and 2 more.",
    "    To fix all 6, run: npm run check:content -- --fix",
    "content/projects/b/index.md:2:1  summary — Expected a text, but found nothing. Add summary.",
    "",
    "7 problems in 6 files.",
    "This command fixes 6 of 7: npm run check:content -- --fix",
  ])
})

test("files are sorted by the numbers in their names", () => {
  const found = ["10", "9", "1"].flatMap((name) =>
    inProjects("x", MISSING).map((each) => ({ ...each, file: `p-${name}` })),
  )
  expect(formatReport(found)).toMatch(/^p-1:4:1 .*\n {4}The same in 2 other places: p-9:4, p-10:4\./)
})

test("a mistake that --fix cannot fix lists every place, and the summary names its fix", () => {
  expect(formatReport(inProjects("abcdef", MISSING)).split("\n")).toEqual([
    "content/projects/a/index.md:4:1  summary — Expected a text, but found nothing. Add summary.",
    `    The same in 5 other places: ${[..."bcdef"].map((name) => `content/projects/${name}/index.md:4`).join(", ")}.`,
    "",
    "6 problems in 6 files.",
    "By hand, the most frequent (6 of 6): summary — Add summary.",
  ])
})

test("the same mistake in two places is reported at both; so is one with different fixes that --fix cannot apply", () => {
  const different = [..."abc"].flatMap((name) => inProjects(name, { ...MISSING, fix: `Write: summary: ${name}` }))
  for (const diagnostics of [renamed("ab"), different]) {
    expect(formatReport(diagnostics).match(/^content/gm)).toHaveLength(diagnostics.length)
  }
})

test("the same mistake in entries of a list is one entry, even if the lines to paste differ", () => {
  const all = renamed("abc").map((each, index) => ({ ...each, field: `links[${index}].type`, fix: `type: ${index}` }))
  expect(formatReport(all)).toContain(
    "The same mistake, with other values, in 2 other places: content/projects/b/index.md:4, content/projects/c/index.md:4.\n    To fix all 3, run:",
  )
})

test("JSON and annotations have one entry for each place; annotations end with the same summary", () => {
  const diagnostics = renamed("abcdef")
  expect(JSON.parse(printDiagnostics(diagnostics, "json"))).toHaveLength(6)
  const lines = printDiagnostics(diagnostics, "annotations").split("\n")
  expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(6)
  expect(lines.slice(6)).toEqual(formatReport(diagnostics).split("\n").slice(3))
})

test("what --fix has fixed is listed by mistake, with the number of files", () => {
  expect(formatFixes([...renamed("abc"), ...inProjects("a", MISSING)]).split("\n")).toEqual([
    "Fixed:",
    "  3 files: publishDate — `publishDate` is not a known field.",
    "  1 file: summary — Expected a text, but found nothing.",
  ])
  expect(formatFixes([])).toBe("There is nothing that --fix can change.")
})
