import type { Position, TextEdit } from "./diagnostic"

/**
 * Returns a text with the edits applied, in its own line endings. One that overlaps an earlier one, or begins where it
 * begins, is left for the next round, as are the other edits of its group: those of one diagnostic belong together.
 */
export function applyEdits(text: string, groups: readonly (readonly TextEdit[])[]): string {
  const ends = [...text.matchAll(/\r\n?|\n/g)]
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)]
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? text.length) + column - 1
  const inLines = (added: string) => added.replaceAll("\n", ends[0]?.[0] ?? "\n")
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
