import type { Diagnostic, Place } from "~/src/doctor/diagnostic"

const MAX_CHARACTERS = 100_000
const MAX_LEVELS = 20
const MAX_COLUMNS = 400
const MAX_OPEN_BRACKETS = 100
const MAX_OPEN_TAGS = 2000

/** Quotes and list items that begin on one line, one inside the other. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/
const MARKER = />|[-*+]|\d+[.)]/g

/**
 * Refuses, before it is parsed, a text that nobody writes by hand: the time to parse it grows with the square of its depth, and
 * thousands of levels end the process without a message.
 */
export function checkTextLimits(body: string, start: Place): Diagnostic[] {
  if (body.length > MAX_CHARACTERS) {
    const line = start.line + body.slice(0, MAX_CHARACTERS).split("\n").length - 1
    const message = `The text has ${body.length} characters; the limit is ${MAX_CHARACTERS}.`
    return [{ ...start, line, message, fix: "Divide the text." }]
  }
  let brackets = 0
  let tags = 0
  for (const [index, text] of body.split("\n").entries()) {
    brackets = (text.trim() === "" ? 0 : brackets) + count(text, /\[/g) - count(text, /\]/g)
    tags += count(text, /<[a-z]/gi) - count(text, /<\//g)
    const levels = count(MARKERS.exec(text)?.[0] ?? "", MARKER)
    const indent = text.length - text.trimStart().length
    const limits: [number, number, string][] = [
      [levels, MAX_LEVELS, "quotes or lists inside each other"],
      [indent, MAX_COLUMNS, "spaces at the beginning of a line"],
      [brackets, MAX_OPEN_BRACKETS, "open brackets"],
      [tags, MAX_OPEN_TAGS, "open HTML tags"],
    ]
    const over = limits.find(([value, limit]) => value > limit)
    if (over === undefined) continue
    const message = `The text has ${over[0]} ${over[2]}; the limit is ${over[1]}.`
    return [{ ...start, line: start.line + index, message, fix: "Nest the text less deeply." }]
  }
  return []
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
