import { type Diagnostic, formatValue, type TextEdit } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import type { Advice } from "~/src/doctor/text/foreign-tags"
import { CODE, type Found, IS_MDX, REPLACE_IT, ROWS, type Row } from "~/src/doctor/text/markup-rows"
import type { Surroundings } from "~/src/doctor/text/page-addresses"
import { RST_ROWS } from "~/src/doctor/text/rst-rows"
import {
  dedent,
  isIn,
  keptParts,
  masked,
  partsOf,
  positionsIn,
  type Range,
  warnAbout,
} from "~/src/doctor/text/text-parts"
import { UNREAD_ROWS } from "~/src/doctor/text/unread-rows"

/** Finds the markup of other systems, outside of code. */
export function checkForeignMarkup(text: MarkdownText, surroundings: Surroundings): Diagnostic[] {
  return findMarkup(text, surroundings).map(({ diagnostic }) => diagnostic)
}

/** A tag of another system with all up to the one that ends it, and what to do about it. */
type ForeignCode = Range & { diagnostic: Diagnostic }

/** Returns the tags, components and code of other systems that only the owner can replace, without those in others. */
export function findForeignCode(text: MarkdownText, surroundings: Surroundings): ForeignCode[] {
  const found = findMarkup(text, surroundings).filter(
    ({ what, diagnostic }) => CODE.includes(what) && diagnostic.edits === undefined,
  )
  return outermost(found)
}

/** Returns the code of a file of MDX, also expressions such as `{year}`, which other Markdown has as words. */
export function findMdxCode(text: MarkdownText, surroundings: Surroundings): ForeignCode[] {
  const { visible, addresses } = partsOf(text)
  const known = findForeignCode(text, surroundings)
  const expressions = expressionsIn(visible).filter(
    (one) => ![...addresses, ...known].some((range) => isIn(one, range)),
  )
  const message = `This ${IS_MDX}.`
  const reported = expressions.map((range) => {
    return { ...range, diagnostic: warnAbout(text, "text", range, { message, ...REPLACE_IT }) }
  })
  return outermost([...known, ...reported]).sort((a, b) => a.start - b.start)
}

/** Returns what is between braces that no other ones contain; without its end, the rest. */
function expressionsIn(text: string): Range[] {
  const found: Range[] = []
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/\\[{}]|(["'`])[{}]\1|[{}]/g)) {
    if (sign === "{" && depth++ === 0) found.push({ start: index, end: text.length })
    const last = found.at(-1)
    if (sign === "}" && depth > 0 && --depth === 0 && last !== undefined) last.end = index + 1
  }
  return found
}

function outermost(found: readonly ForeignCode[]): ForeignCode[] {
  return found.filter((one) => !found.some((other) => one !== other && isIn(one, other) && one.end <= other.end))
}

/** Returns the exports of MDX, also those that an edit removes. */
export function findExports(text: MarkdownText, surroundings: Surroundings): ForeignCode[] {
  const isExport = ({ what, start }: ForeignCode & { what: string }) =>
    what === IS_MDX && text.body.startsWith("export", start)
  return findMarkup(text, surroundings).filter(isExport)
}

function findMarkup(text: MarkdownText, surroundings: Surroundings): (ForeignCode & { what: string })[] {
  const { visible, addresses, html } = partsOf(text)
  const reported: (ForeignCode & { what: string })[] = []
  let rest = masked(visible, keptParts(text))
  for (const row of [...RST_ROWS, ...UNREAD_ROWS, ...ROWS]) {
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

function report(row: Row, found: Found, tag: Range, isInHtml: boolean): Diagnostic {
  const { text } = found
  const advice = row.advise(found)
  const written = text.body.slice(tag.start, tag.end)
  // Inside of raw HTML, Markdown would be printed as it is.
  const isUnread = isInHtml && /[`[*>]/.test(advice.write ?? "")
  const edits = isUnread ? [] : editsOf(advice, found)
  return {
    severity: "warning",
    file: text.fields.file,
    field: "text",
    ...positionsIn(text)(tag.end - written.trimStart().length),
    message: `${formatValue(written.trim().split(/\r?\n/)[0])} ${row.what}.`,
    fix: isUnread ? `Put between empty lines, where a line begins: ${advice.write}` : fixOf(advice),
    ...(edits.length > 0 && { edits }),
  }
}

function fixOf({ write, fix }: Advice): string {
  if (fix !== undefined) return fix
  if (write === undefined || write === "") return "Remove it."
  return /\n|[.:!?…]$/.test(write) ? `Write:\n${write}` : `Write ${write.trim()}.`
}

function editsOf({ write, isBlock = false }: Advice, { start, end, before, isAlone, text }: Found): TextEdit[] {
  if (write === undefined || (isBlock && !isAlone)) return []
  const after = text.body.slice(end)
  const positionAt = positionsIn(text)
  const edit = (from: number, to: number, words: string) => [
    { from: positionAt(from), to: positionAt(to), text: words },
  ]
  if (write === "" && isAlone)
    return edit(start - before.length, end + (/^[ \t]*\r?\n?/.exec(after)?.[0].length ?? 0), "")
  if (write === "" && before.trim() === "") return edit(start, end + (/^[ \t]*/.exec(after)?.[0].length ?? 0), "")
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

function foundAt(
  text: MarkdownText,
  groups: Record<string, string>,
  tag: Range,
  closing: Range | null,
): Omit<Found, keyof Surroundings> {
  const { body } = text
  const { start } = tag
  const { end } = closing ?? tag
  const before = body.slice(body.lastIndexOf("\n", start - 1) + 1, start)
  const isAlone = /^[ \t>]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(body.slice(end))
  const inner = closing === null ? null : dedent(body.slice(tag.end, closing.start).replaceAll("\r", ""), before)
  return { text, groups, start, end, before, isAlone, body: inner }
}
