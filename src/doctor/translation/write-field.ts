import { stringify } from "yaml"

import type { Position, TextEdit } from "~/src/doctor/diagnostic"
import type { FieldRange, FieldSource } from "~/src/doctor/readers/field-source"
import { ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"

/** Returns a field in one line. JSON gets spaces: `"skills": [{ "name": "Vue" }]`; line breaks in its texts are escaped already. */
export function lineOf(field: string, value: unknown, format: "YAML" | "JSON"): string {
  if (format === "YAML") return `${field}: ${inOneLine(value)}`
  const json = JSON.stringify({ [field]: value }, null, 1)
  return json.replace(/(\[)?\n *(\])?/g, (_all, open, close) => open ?? close ?? " ").slice(2, -2)
}

/** A date that is a year is written without quotes, as owners write it. */
function inOneLine(value: unknown): string {
  if (typeof value === "string" && /^\d{4}$/.test(value)) return value
  return stringify(value, {
    blockQuote: false,
    collectionStyle: "flow",
    doubleQuotedMinMultiLineLength: Infinity,
    lineWidth: 0,
  }).trim()
}

/** Returns the edits that write a text in place of a field; its comments go before it. Null if the field has no place. */
export function replaceField(range: FieldRange | null, text: string): TextEdit[] | null {
  return range && [{ from: range.key.from, to: range.value.to, text: linesAt(range, [...range.comments, text]) }]
}

/** Returns lines that all begin in the column of the first one. */
function linesAt({ key }: FieldRange, lines: readonly string[]): string {
  return lines.join("\n").replaceAll("\n", `\n${" ".repeat(key.from.column - 1)}`)
}

/** Returns the edits that remove a field, but keep its comments. */
export function removeField(range: FieldRange | null): TextEdit[] | null {
  const text = range?.comments.map((comment) => `${comment}\n`).join("") ?? ""
  return range && [{ from: startOf(range.key.from.line), to: range.next, text }]
}

/** Returns the edits that make the lines of a field a comment, below the given lines. */
export function commentOut(source: FieldSource, key: string, before: readonly string[] = []): TextEdit[] | null {
  const range = source.rangeOf([key])
  if (range === null) return null
  const count = range.value.to.line - range.key.from.line + 1
  return Array.from({ length: count }, (_, index) => {
    const at = index === 0 ? range.key.from : startOf(range.key.from.line + index)
    return { from: at, to: at, text: linesAt(range, index === 0 ? [...before, "# "] : ["# "]) }
  })
}

function startOf(line: number): Position {
  return { line, column: 1 }
}

/** Returns a sentence with the lines to paste after it. */
export function joinLines(sentence: string, lines: readonly string[], format: "YAML" | "JSON"): string {
  return lines.length > 1 && format === "YAML"
    ? [sentence, ...lines].join("\n")
    : `${sentence} ${lines.join(", ")}`.trim()
}

/** Returns the sentence before lines that replace a field, or that another field is to say. */
export function sentenceBefore(lines: readonly string[], isInPlace: boolean): string {
  const needsAlt = lines.some((line) => line.includes(ALT_PLACEHOLDER))
  const alt = needsAlt ? ", and describe the picture in alt" : ""
  return `${isInPlace ? "Write it like this" : "Remove it, and write"}${alt}:`
}
