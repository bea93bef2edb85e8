import { type Diagnostic, escapeControls, INVISIBLE, unicodeEscape } from "~/src/doctor/diagnostics/diagnostic"

import { formatReport, summarise } from "./format-report"
import { sortDiagnostics } from "./group-diagnostics"

/** Annotations are for GitHub Actions. They and JSON have one entry for each place. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: "text" | "json" | "annotations",
  withoutAny = "No problems found in the settings, the pages and the projects.",
): string {
  const sorted = sortDiagnostics(diagnostics)
  if (format === "json") {
    const all = sorted.map((each) => ({ ...each, severity: each.severity ?? "error" }))
    // Line breaks belong to the layout of JSON; its values keep their meaning.
    const escaped = (character: string) => (character === "\n" ? character : unicodeEscape(character))
    return JSON.stringify(all, null, 2).replace(INVISIBLE, escaped)
  }
  if (sorted.length === 0) return withoutAny
  return format === "text" ? formatReport(sorted) : [...sorted.map(annotation), "", ...summarise(sorted)].join("\n")
}

/** GitHub Actions reads `%25` as a percent sign, and `%0A` as a line break. */
function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, field, message, fix } = diagnostic
  const escaped = (text: string) => escapeControls(text).replaceAll("%", "%25")
  const path = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::${diagnostic.severity ?? "error"} file=${path},line=${line},col=${column}::${escaped(`${field} — ${message} `)}${fix.split("\n").map(escaped).join("%0A")}`
}
