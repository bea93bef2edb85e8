import { visibleControls } from "~/src/doctor/text/visible-controls"

/** One thing that is wrong with the content, told so that its owner can mend it. */
export type ContentProblem = {
  /** A warning is told and stops nothing; everything else is an error. */
  severity?: "warning"
  /** Path from the project's root, with forward slashes. */
  file: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
  /** The front matter or settings key, e.g. `cover.alt`; the kind of thing for problems in the text. */
  field: string
  found: string
  expected: string
  fix: string
}

/** Whether a problem stops a build. */
export function isError(problem: ContentProblem): boolean {
  return problem.severity !== "warning"
}

/** One line per problem: where, whether it only warns, what was found, what was expected, what to do. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, field, found, expected, fix } = problem
  const mark = isError(problem) ? "" : "warning: "
  return visibleControls(`${file}:${line}:${column}  ${mark}${field} — found ${found} — expected ${expected} — ${fix}`)
}

/** How many problems and warnings there are, in words. */
export function countProblems(problems: readonly ContentProblem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  if (warnings === 0) return counted(errors, "problem")
  if (errors === 0) return counted(warnings, "warning")
  return `${counted(errors, "problem")} and ${counted(warnings, "warning")}`
}

/** The problems in the order of the files and their lines. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}

/** All problems as one message: a count, then one line each, in the order of the files. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return [`${countProblems(problems)} in the content:`, "", ...sortProblems(problems).map(formatProblem)].join("\n")
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
