import type { Position, TextEdit } from "~/src/doctor/diagnostic"

/**
 * Returns a text with the edits applied. One that touches a line which an earlier one has changed is left for the next round, as
 * are the other edits of its group: those of one diagnostic belong together.
 */
export function applyEdits(text: string, groups: readonly (readonly TextEdit[])[]): string {
  const taken = new Set<number>()
  const lines = text.split("\n")
  const accepted = groups.filter((edits) => {
    const touched = edits.flatMap(({ from, to }) => range(from.line, to.line))
    if (touched.some((line) => taken.has(line))) return false
    for (const line of touched) taken.add(line)
    return true
  })
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  return accepted
    .flat()
    .sort((a, b) => offsetOf(b.from) - offsetOf(a.from))
    .reduce((result, edit) => result.slice(0, offsetOf(edit.from)) + edit.text + result.slice(offsetOf(edit.to)), text)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
