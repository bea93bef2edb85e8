import type { Position, TextEdit } from "~/src/doctor/diagnostics/diagnostic"
import type { FieldRange, FieldSource } from "~/src/doctor/readers/formats/field-source"

/** Returns the edits that write a text in place of a field; its comments go before it. */
export function replaceField(range: FieldRange, text: string): TextEdit[] {
  const lines = [...range.comments, text].join("\n")
  // All begin in the column of the first one.
  const indented = lines.replaceAll("\n", `\n${" ".repeat(range.key.from.column - 1)}`)
  return [{ from: range.key.from, to: range.value.to, text: indented }]
}

/** Returns the edits that remove a field, but keep its comments. */
export function removeField(range: FieldRange | null): TextEdit[] | null {
  const text = range?.comments.map((comment) => `${comment}\n`).join("") ?? ""
  return range && [{ from: startOf(range.key.from.line), to: range.next, text }]
}

/** Returns the edits that make the lines of a field a comment. */
export function commentOut(source: FieldSource, key: string): TextEdit[] | null {
  const range = source.rangeOf([key])
  if (range === null) return null
  const count = range.value.to.line - range.key.from.line + 1
  return Array.from({ length: count }, (_, index) => {
    const at = index === 0 ? range.key.from : startOf(range.key.from.line + index)
    return { from: at, to: at, text: "# " }
  })
}

function startOf(line: number): Position {
  return { line, column: 1 }
}
