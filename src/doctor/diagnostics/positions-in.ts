import type { Position } from "./diagnostic"

/** Returns a function from an offset in a text to its position in the file, where the text begins on `firstLine`. */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let line = 0
    for (let above = starts.length; above - line > 1; ) {
      const middle = (line + above) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else above = middle
    }
    return { line: firstLine + line, column: offset - (starts[line] ?? 0) + 1 }
  }
}
