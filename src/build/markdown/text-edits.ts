/** A replacement of the characters of a text between two offsets. */
export type TextEdit = { from: number; to: number; text: string }

/** The text with all replacements made, which may not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((edited, { from, to, text: replacement }) => edited.slice(0, from) + replacement + edited.slice(to), text)
}
