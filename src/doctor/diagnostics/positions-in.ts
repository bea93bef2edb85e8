import { LineCounter } from "yaml"

import type { Position } from "./diagnostic"

/** Returns a function from an offset in a text to its position in the file, where the text begins on `firstLine`. */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  const lines = new LineCounter()
  lines.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line: firstLine + line - 1, column: col }
  }
}
