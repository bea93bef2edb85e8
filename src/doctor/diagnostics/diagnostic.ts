import type codes from "./codes.json"

/** What identifies a kind of mistake, for ever; its message may be reworded. */
export type Code = keyof typeof codes

/** A place in a file; both numbers are 1-based. */
export type Position = { line: number; column: number }

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
  code: Code
  /** What is wrong, with the value, as a sentence. */
  message: string
  /** What to do about it, as a sentence; its further lines are to paste. */
  fix: string
  /** What `npm run check:content -- --fix` changes in the file; it loses nothing. Absent if the owner has to decide. */
  edits?: readonly TextEdit[]
}

/** `to` is the position after the replaced part. */
export type TextEdit = { from: Position; to: Position; text: string }

/** What a rule says about a place that its caller knows. */
export type Finding = Omit<Diagnostic, keyof Place>

/** C0 and C1 controls, line separators, and characters that change the direction of the text around them. */
export const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }

/** Returns only the place of what may have other properties, e.g. an image. */
export function placeOf({ file, line, column, field }: Place): Place {
  return { file, line, column, field }
}

export function isError({ severity }: Diagnostic): boolean {
  return severity !== "warning"
}

/** Returns whether a check fails: always for errors, for warnings only when it is strict. */
export function isFailure(diagnostics: readonly Diagnostic[], { strict }: { strict: boolean }): boolean {
  return strict ? diagnostics.length > 0 : diagnostics.some(isError)
}

/** Returns a value as messages show it: as JSON, shortened, but not in the middle of a character such as an emoji. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  if (json.length <= 60) return json
  const [most, end] = typeof value === "string" ? [56, '…"'] : [57, "…"]
  return json.slice(0, most).replace(/[\ud800-\udbff]$/, "") + end
}

/** Returns the first names of a list, and how many others there are: all of them would make a message hard to read. */
export function firstOf(names: readonly string[], most = 5): string {
  const others = names.length - most
  return names.slice(0, most).join(", ") + (others > 0 ? ` and ${others} more` : "")
}

/** Returns LaTeX as messages show it: between quotes, shortened, with single backslashes. */
export function formatLatex(text: string): string {
  return formatValue(text).replaceAll("\\\\", "\\")
}

/** Returns the sentence about a value that is not what its field expects. */
export function unexpected(expected: string, found: string): string {
  return `Expected ${expected}, but found ${found}.`
}

/** Formats a diagnostic for people: its place, the problem, and the fix, with each line to paste on a line of its own. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, field, message, fix } = diagnostic
  const mark = isError(diagnostic) ? "" : "warning: "
  const before = escapeControls(`${file}:${line}:${column}  ${mark}${field} — ${message}`)
  return `${before} ${fix.split("\n").map(escapeControls).join("\n    ")}`
}

/**
 * Returns a text with visible escapes, e.g. `\u001b`, in place of control characters: those of a value in the content could
 * command the terminal, begin a line of their own, or reverse the text.
 */
export function escapeControls(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? unicodeEscape(character))
}

/** Returns a character as Unicode names it, e.g. `U+2011`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}

/** Returns the escape of a character, as in JSON. */
export function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
}

export function say(code: Code, message: string, fix: string): Finding {
  return { code, message, fix }
}

export function warn(place: Place, finding: Finding): Diagnostic {
  return { severity: "warning", ...place, ...finding }
}

export type WrongName = Finding & { right?: string }

/** Returns the message about a wrong name, with the edits that replace the name. */
export function correctName({ right, ...wrong }: WrongName, rewrite?: (text: string) => TextEdit[] | null): Finding {
  const edits = right === undefined ? undefined : rewrite?.(right)
  return edits ? { ...wrong, edits } : wrong
}
