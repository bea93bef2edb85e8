/** A place in a file; both numbers are 1-based. */
export type Position = { line: number; column: number }

/** What a diagnostic is about, and where it is. */
export type Place = Position & {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** The front matter or settings key, e.g. `cover.alt`; in a text the kind of thing, e.g. `link`. */
  field: string
}

/** Something wrong with the content, in words that its owner can act on. */
export type Diagnostic = Place & {
  /** A warning stops no build; without a severity it is an error. */
  severity?: "warning"
  /** What is wrong, with the value, as a sentence. */
  message: string
  /** What to do about it, as a sentence; its further lines are to paste. */
  fix: string
  /** What `npm run check:content -- --fix` changes in the file; it loses nothing. Absent if the owner has to decide. */
  edits?: readonly TextEdit[]
}

/** A part of a file, between two positions, and what is written in its place. The end is the position after the part. */
export type TextEdit = { from: Position; to: Position; text: string }

/** The shape of every rule: a function from one thing to the diagnostics about it. */
export type Rule<Subject> = (subject: Subject) => Diagnostic[]

/** C0 and C1 controls, line separators, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }

/** Returns whether a diagnostic stops a build. */
export function isError({ severity }: Diagnostic): boolean {
  return severity !== "warning"
}

/** Returns whether a check fails: always for errors, for warnings only when it is strict. */
export function isFailure(diagnostics: readonly Diagnostic[], { strict }: { strict: boolean }): boolean {
  return strict ? diagnostics.length > 0 : diagnostics.some(isError)
}

/** Returns a value as messages show it: as JSON, shortened. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

/** Returns the sentence about a value that is not what its field expects. */
export function unexpected(expected: string, found: string): string {
  return `Expected ${expected}, but found ${found}.`
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, field, message, fix } = diagnostic
  const mark = isError(diagnostic) ? "" : "warning: "
  const before = escapeControls(`${file}:${line}:${column}  ${mark}${field} — ${message}`)
  return `${before} ${fix.split("\n").map(escapeControls).join("\n    ")}`
}

/** Returns the numbers of errors and warnings in words. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  if (warnings === 0) return counted(errors, "problem")
  const counts = errors === 0 ? [] : [counted(errors, "problem")]
  return [...counts, counted(warnings, "warning")].join(" and ")
}

export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
}

/** Returns all diagnostics as one message: their number, then a line for each. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const lines = sortDiagnostics(diagnostics).map(formatDiagnostic)
  return [`${countDiagnostics(diagnostics)} in the content:`, "", ...lines].join("\n")
}

/** Returns what a command prints: lines for people, JSON for programs, or annotations for GitHub Actions. */
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
  const lines = sorted.map(format === "annotations" ? annotation : formatDiagnostic)
  return [...lines, "", `${countDiagnostics(sorted)} in the content.`].join("\n")
}

/**
 * Returns a text with visible escapes, e.g. `\u001b`, in place of control characters: those of a value in the content could
 * command the terminal, begin a line of their own, or reverse the text.
 */
function escapeControls(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? unicodeEscape(character))
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
}

/** GitHub Actions reads `%25` as a percent sign, and `%0A` as a line break. */
function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, field, message, fix } = diagnostic
  const escaped = (text: string) => escapeControls(text).replaceAll("%", "%25")
  const path = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::${diagnostic.severity ?? "error"} file=${path},line=${line},col=${column}::${escaped(`${field} — ${message} `)}${fix.split("\n").map(escaped).join("%0A")}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`
}
