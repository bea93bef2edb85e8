import type { Position } from "~/src/doctor/readers/yaml-source"

/** The place behind a piece of text that begins at a place. */
export function placeBehind({ line, column }: Position, text: string): Position {
  const lines = text.split("\n")
  const last = (lines.at(-1) ?? "").length
  return lines.length === 1 ? { line, column: column + last } : { line: line + lines.length - 1, column: last + 1 }
}
