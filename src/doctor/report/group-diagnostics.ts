import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"

/** One mistake and every place it is in: never empty, in the order of files and lines. */
export type Group = readonly [Diagnostic, ...Diagnostic[]]

/** A mistake in fewer places is reported at each of them. */
const FEWEST_PLACES = 3

export function isFixable({ edits = [] }: Diagnostic): boolean {
  return edits.length > 0
}

/** Sorts by file, line and column; `project-2` comes before `project-10`. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const { compare } = new Intl.Collator("en", { numeric: true })
  return diagnostics.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

/** Sorts diagnostics by file and line. Those of one mistake form a group at the place of the first of them. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): Group[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>()
  for (const each of sortDiagnostics(diagnostics)) {
    const group = groups.get(mistakeOf(each))
    if (group === undefined) groups.set(mistakeOf(each), [each])
    else group.push(each)
  }
  return sortDiagnostics(diagnostics).flatMap((each): Group[] => {
    const group = groups.get(mistakeOf(each)) ?? [each]
    if (group.length < FEWEST_PLACES) return [[each]]
    return group[0] === each ? [group] : []
  })
}

/** Lines to paste contain values of their file, so the fixes of one mistake may differ if `--fix` applies them. */
function mistakeOf(diagnostic: Diagnostic): string {
  const { severity, field, message, fix } = diagnostic
  return JSON.stringify([severity, field.replace(/\[\d+\]/g, ""), message, isFixable(diagnostic) || fix])
}
