import type { ContentProblem } from "~/src/doctor/diagnostic"

type Text = { file: string; body: string; bodyLine: number }
type Excess = { line: number; found: string; expected: string; fix: string }

const MOST_CHARACTERS = 100_000
const MOST_LEVELS = 20
const MOST_COLUMNS = 400
const MOST_OPEN_BRACKETS = 100
const MOST_OPEN_TAGS = 2000

/** Quotes and list items that begin on one line, one inside the other. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/
const MARKER = />|[-*+]|\d+[.)]/g

/**
 * Refuses a text that nobody writes by hand, before it is parsed: parsing takes time by the square of its depth, and what is
 * nested thousands of levels deep ends the process without a word.
 */
export function checkTextLimits({ file, body, bodyLine }: Text): ContentProblem[] {
  const excess = tooLong(body) ?? tooDeep(body)
  if (excess === null) return []
  return [{ file, column: 1, field: "text", ...excess, line: excess.line + bodyLine - 1 }]
}

function tooLong(body: string): Excess | null {
  if (body.length <= MOST_CHARACTERS) return null
  return {
    line: body.slice(0, MOST_CHARACTERS).split("\n").length,
    found: `${body.length} characters`,
    expected: `at most ${MOST_CHARACTERS}`,
    fix: "divide the text",
  }
}

function tooDeep(body: string): Excess | null {
  const open = { brackets: 0, tags: 0 }
  for (const [index, text] of body.split("\n").entries()) {
    if (text.trim() === "") open.brackets = 0
    open.brackets += count(text, /\[/g) - count(text, /\]/g)
    open.tags += count(text, /<[a-z]/gi) - count(text, /<\//g)
    const found = excessOf(text, open)
    if (found !== null) {
      return {
        line: index + 1,
        found,
        expected: "a text that is nested less deeply",
        fix: "take it apart, or remove it",
      }
    }
  }
  return null
}

function excessOf(text: string, { brackets, tags }: { brackets: number; tags: number }): string | null {
  const levels = count(MARKERS.exec(text)?.[0] ?? "", MARKER)
  if (levels > MOST_LEVELS) return `${levels} quotes or lists inside each other`
  if (text.length - text.trimStart().length > MOST_COLUMNS) return `a line that begins after ${MOST_COLUMNS} columns`
  if (brackets > MOST_OPEN_BRACKETS) return `more than ${MOST_OPEN_BRACKETS} open brackets`
  return tags > MOST_OPEN_TAGS ? `more than ${MOST_OPEN_TAGS} open HTML tags` : null
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
