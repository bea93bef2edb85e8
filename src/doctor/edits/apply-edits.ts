import type { Position, TextEdit } from "~/src/doctor/diagnostic"

/**
 * Returns a text with the edits applied, in its own line endings. One that overlaps an earlier one, or begins where it
 * begins, is left for the next round, as are the other edits of its group: those of one diagnostic belong together.
 */
export function applyEdits(text: string, groups: readonly (readonly TextEdit[])[]): string {
  const lines = text.split("\n")
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  const inLines = (added: string) => (lines[0]?.endsWith("\r") ? added.replaceAll("\n", "\r\n") : added)
  const accepted: { from: number; to: number; text: string }[] = []
  for (const group of groups) {
    const edits = group.map((edit) => ({ ...edit, from: offsetOf(edit.from), to: offsetOf(edit.to) }))
    const isFree = edits.every(({ from, to }) =>
      accepted.every((other) => from !== other.from && (to <= other.from || other.to <= from)),
    )
    if (isFree) accepted.push(...edits)
  }
  return accepted
    .sort((a, b) => b.from - a.from)
    .reduce((result, edit) => result.slice(0, edit.from) + inLines(edit.text) + result.slice(edit.to), text)
}
