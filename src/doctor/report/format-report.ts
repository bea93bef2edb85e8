import {
  type Diagnostic,
  escapeControls,
  firstOf,
  formatDiagnostic,
  isError,
} from "~/src/doctor/diagnostics/diagnostic"

import { type Group, groupDiagnostics, isFixable } from "./group-diagnostics"

const FIX_COMMAND = "npm run check:content -- --fix"

/** The number of further places listed for a mistake that `--fix` corrects. Of any other mistake, all places are listed. */
const MOST_LISTED = 3

/** Formats all diagnostics for people, in the terminal and on the page: one entry for each mistake, then a summary. */
export function formatReport(diagnostics: readonly Diagnostic[]): string {
  return [...groupDiagnostics(diagnostics).map(formatGroup), "", ...summarise(diagnostics)].join("\n")
}

/** Returns the entry of one mistake: the diagnostic of its first place, then the other places. */
export function formatGroup(group: Group): string {
  const [first, ...others] = group
  if (others.length === 0) return formatDiagnostic(first)
  const places = others.map(({ file, line }) => escapeControls(`${file}:${line}`))
  const listed = firstOf(places, isFixable(first) ? MOST_LISTED : places.length)
  const command = isFixable(first) ? [`To fix all ${group.length}, run: ${FIX_COMMAND}`] : []
  // The lines to paste contain values of the first file.
  const what = others.every(({ fix }) => fix === first.fix) ? "The same" : "The same mistake, with other values,"
  const same = `${what} in ${counted(others.length, "other place")}: ${listed}.`
  return [formatDiagnostic(first), same, ...command].join("\n    ")
}

/** Returns lines that state how many problems there are in how many files, and what fixes most of them. */
export function summarise(diagnostics: readonly Diagnostic[]): string[] {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const counts = [errors > 0 && counted(errors, "problem"), warnings > 0 && counted(warnings, "warning")]
  const lines = [`${counts.filter(Boolean).join(" and ")} in ${counted(files, "file")}.`]
  const fixable = diagnostics.filter(isFixable).length
  if (fixable > 0) lines.push(`This command fixes ${fixable} of ${diagnostics.length}: ${FIX_COMMAND}`)
  const [largest] = groupDiagnostics(diagnostics)
    .filter((group) => group.length > 1 && !isFixable(group[0]))
    .toSorted((a, b) => b.length - a.length)
  if (largest !== undefined) {
    const { field, fix } = largest[0]
    const [firstLine] = fix.split("\n")
    const share = `${largest.length} of ${diagnostics.length}`
    lines.push(escapeControls(`By hand, the most frequent (${share}): ${field} — ${firstLine}`))
  }
  return lines
}

/** Returns what `--fix` has fixed: a line for each mistake, with the number of its files. */
export function formatFixes(fixed: readonly Diagnostic[]): string {
  if (fixed.length === 0) return "There is nothing that --fix can change."
  const mistakes = fixed.map(({ field, message }) => escapeControls(`${field} — ${message}`))
  const lines = [...new Set(mistakes)].map((mistake) => {
    return `  ${counted(mistakes.filter((other) => other === mistake).length, "file")}: ${mistake}`
  })
  return ["Fixed:", ...lines].join("\n")
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
