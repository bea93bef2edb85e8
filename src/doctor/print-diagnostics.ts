import { type ContentProblem, countProblems, formatProblem, isError, sortProblems } from "~/src/doctor/diagnostic"
import { visibleControls, visibleControlsInJson } from "~/src/doctor/text/visible-controls"

export type ReportFormat = "text" | "json" | "annotations"

const IN_ORDER = "The content is in order: the settings, the pages and the projects were read."

/** What a check of the content prints: lines for people, JSON for programs, or annotations for GitHub Actions. */
export function printProblems(problems: readonly ContentProblem[], format: ReportFormat, inOrder = IN_ORDER): string {
  const sorted = sortProblems(problems)
  if (format === "json") return visibleControlsInJson(JSON.stringify(sorted.map(withSeverity), null, 2))
  if (sorted.length === 0) return inOrder
  const lines = sorted.map(format === "annotations" ? annotation : formatProblem)
  return [...lines, "", `${countProblems(sorted)} in the content.`].join("\n")
}

/** Whether a check fails: errors always do, warnings where they are meant to. */
export function isFailure(problems: readonly ContentProblem[], { strict }: { strict: boolean }): boolean {
  return strict ? problems.length > 0 : problems.some(isError)
}

function withSeverity(problem: ContentProblem) {
  return { ...problem, severity: severityOf(problem) }
}

function severityOf(problem: ContentProblem): "error" | "warning" {
  return problem.severity ?? "error"
}

function annotation(problem: ContentProblem): string {
  const { file, line, column, field, found, expected, fix } = problem
  const told = escapeMessage(`${field} — found ${found} — expected ${expected} — ${fix}`)
  return `::${severityOf(problem)} file=${escapeProperty(file)},line=${line},col=${column}::${told}`
}

/** GitHub Actions reads `%25` as a percent sign; its escapes for line breaks are not needed. */
function escapeMessage(text: string): string {
  return visibleControls(text).replaceAll("%", "%25")
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
