import { type Code, type Diagnostic, formatValue, say, type TextEdit, warn } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { dedent, isIn, keptParts, masked, partsOf, type Range, textPositions } from "~/src/doctor/markdown/text-parts"
import type { TextPage } from "~/src/doctor/rules/links/link-targets"

/** What a text may lead to or show. */
export type Surroundings = {
  pages: readonly TextPage[]
  /** Returns the files beside it. */
  files: () => readonly string[]
}

/** What to write in place of markup. */
export type Advice = {
  /** The finished text; absent if the owner has to decide. */
  write?: string
  /** Whether `write` needs lines of its own. */
  isBlock?: boolean
  /** A sentence in place of the one that follows from `write`. */
  fix?: string
}

export type Markup = Surroundings & ReturnType<typeof foundAt>

/** A kind of markup that pages print, or leave out. */
export type Row = {
  /** Identifies its mistake; markup of another system needs none. */
  code?: Code
  pattern: RegExp
  /** Returns the pattern of the tag that ends it. */
  close?: (groups: Record<string, string>) => RegExp
  /** What it is, after the markup itself. */
  what: string
  advise: (found: Markup) => Advice
  /** In an address it is no markup. */
  isProse?: true
  /** Returns whether what looks like it is it. */
  accepts?: (groups: Record<string, string>) => boolean
}

/** A row of the check: what is written, and what it becomes; the same where the owner has to decide. */
export type CheckedRow = Row & { code: Code; example: readonly [written: string, becomes: string] }

export const SEEN = "readers see it as text"

/** A piece of markup with all up to the tag that ends it, and what to do about it. */
export type FoundMarkup = Range & { what: string; diagnostic: Diagnostic }

/** Returns the markup that the rows describe, outside of code. What one row finds, the next ones do not see. */
export function findMarkup(text: MarkdownText, surroundings: Surroundings, rows: readonly Row[]): FoundMarkup[] {
  const { visible, addresses, html } = partsOf(text)
  const reported: FoundMarkup[] = []
  let rest = masked(visible, keptParts(text))
  for (const row of rows) {
    const seen: Range[] = []
    for (const { match, tag, closing } of pairsOf(row, rest)) {
      const groups = groupsOf(match, text)
      if (row.accepts?.(groups) === false || (row.isProse && addresses.some((range) => isIn(tag, range)))) continue
      seen.push(tag, ...(closing === null ? [] : [closing]))
      const isInHtml = html.some((range) => isIn(tag, range))
      const diagnostic = report(row, { ...foundAt(text, groups, tag, closing), ...surroundings }, tag, isInHtml)
      reported.push({ what: row.what, start: tag.start, end: (closing ?? tag).end, diagnostic })
    }
    rest = masked(rest, seen)
  }
  return reported.sort((a, b) => a.start - b.start)
}

function report(row: Row, found: Markup, tag: Range, isInHtml: boolean): Diagnostic {
  const { text } = found
  const advice = row.advise(found)
  const written = text.body.slice(tag.start, tag.end)
  // Inside of raw HTML, Markdown would be printed as it is.
  const isUnread = isInHtml && /[`[*>]/.test(advice.write ?? "")
  const edits = isUnread ? [] : editsOf(advice, found)
  const position = textPositions(text)(tag.end - written.trimStart().length)
  const message = `${formatValue(written.trim().split(/\r?\n/)[0])} ${row.what}.`
  const fix = isUnread ? `Put between empty lines, where a line begins: ${advice.write}` : fixOf(advice)
  const problem = say(row.code ?? "foreign-markup", message, fix)
  const place = { file: text.file, field: "text", ...position }
  return warn(place, edits.length > 0 ? { ...problem, edits } : problem)
}

function fixOf({ write, fix }: Advice): string {
  if (fix !== undefined) return fix
  if (write === undefined || write === "") return "Remove it."
  return /\n|[.:!?…]$/.test(write) ? `Write:\n${write}` : `Write ${write.trim()}.`
}

function editsOf({ write, isBlock = false }: Advice, { start, end, before, isAlone, text }: Markup): TextEdit[] {
  if (write === undefined || (isBlock && !isAlone)) return []
  const after = text.body.slice(end)
  const positionAt = textPositions(text)
  const edit = (from: number, to: number, words: string) => [
    { from: positionAt(from), to: positionAt(to), text: words },
  ]
  if (write === "" && isAlone)
    return edit(start - before.length, end + (/^[ \t]*\r?\n?/.exec(after)?.[0].length ?? 0), "")
  const endsLine = write === "" || (write.endsWith("\n") && !isBlock)
  if (endsLine && before.trim() === "") return edit(start, end + (/^[ \t]*/.exec(after)?.[0].length ?? 0), write)
  if (!isBlock) return edit(start, end, write)
  // Without an empty line, the next one would belong to it.
  const gap = /^[ \t]*\r?\n[ \t>]*[^\s>]/.test(after) ? `\n${before.trimEnd()}` : ""
  return edit(start, end, write.replace(/\n(?=(.?))/g, (_, next) => `\n${next ? before : before.trimEnd()}`) + gap)
}

/** Returns what a row finds, from the end on. The last opening tag belongs to the first closing tag after it. */
function pairsOf({ pattern, close }: Row, rest: string) {
  const closings = new Map<string, Range[]>()
  return [...rest.matchAll(pattern)].reverse().map((match) => {
    const tag = rangeOf(match)
    const end = close?.(match.groups ?? {})
    if (end === undefined) return { match, tag, closing: null }
    const all = closings.get(end.source) ?? [...rest.matchAll(end)].map(rangeOf)
    closings.set(end.source, all)
    const next = all.findIndex(({ start }) => start >= tag.end)
    return { match, tag, closing: next === -1 ? null : (all.splice(next, 1)[0] ?? null) }
  })
}

function rangeOf({ 0: words, index }: RegExpExecArray): Range {
  return { start: index, end: index + words.length }
}

/** Returns the groups of a match as written: what is matched has no code. */
function groupsOf({ indices }: RegExpExecArray, { body }: MarkdownText): Record<string, string> {
  const ranges = Object.entries(indices?.groups ?? {}).filter(([, range]) => range !== undefined)
  return Object.fromEntries(ranges.map(([name, range]) => [name, body.slice(...range).replaceAll("\r", "")]))
}

function foundAt(text: MarkdownText, groups: Record<string, string>, tag: Range, closing: Range | null) {
  const { start } = tag
  const { end } = closing ?? tag
  /** What is before it on its line. */
  const before = text.body.slice(text.body.lastIndexOf("\n", start - 1) + 1, start)
  /** Whether nothing else is on its lines. */
  const isAlone = /^[ \t>]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.body.slice(end))
  /** What is between the opening and the closing tag, without the marks before each of its lines. */
  const body = closing && dedent(text.body.slice(tag.end, closing.start).replaceAll("\r", ""), before)
  return { text, groups, start, end, before, isAlone, body }
}
