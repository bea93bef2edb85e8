import type { Diagnostic, TextEdit } from "~/src/doctor/diagnostic"
import { formatValue } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import type { Advice } from "~/src/doctor/text/foreign-tags"
import { type Found, ROWS, type Row } from "~/src/doctor/text/markup-rows"
import { dedent, isIn, masked, partsOf, positionAt, type Range } from "~/src/doctor/text/text-parts"

/** Finds the markup of other systems, outside of code. */
export function checkForeignMarkup(text: MarkdownText): Diagnostic[] {
  const { rest: visible, addresses, html } = partsOf(text)
  const reported: { start: number; diagnostic: Diagnostic }[] = []
  let rest = visible
  for (const row of ROWS) {
    // The last opening tag belongs to the first closing tag after it.
    for (const match of [...rest.matchAll(row.pattern)].reverse()) {
      const { tag, closing } = rangesOf(match, row, rest)
      const groups = groupsOf(match, text)
      if (row.accepts?.(groups) === false || (row.isProse && addresses.some((range) => isIn(tag, range)))) continue
      rest = (closing === null ? [tag] : [tag, closing]).reduce(masked, rest)
      const isInHtml = html.some((range) => isIn(tag, range))
      const diagnostic = report(row, foundAt(text, groups, tag, closing), { tag, isInHtml })
      reported.push({ start: tag.start, diagnostic })
    }
  }
  return reported.sort((a, b) => a.start - b.start).map(({ diagnostic }) => diagnostic)
}

function report(row: Row, found: Found, { tag, isInHtml }: { tag: Range; isInHtml: boolean }): Diagnostic {
  const { text } = found
  const advice = row.advise(found)
  const written = text.body.slice(tag.start, tag.end)
  // Inside of raw HTML, Markdown would be printed as it is.
  const edits = isInHtml && /[`[*>]/.test(advice.write ?? "") ? [] : editsOf(advice, found)
  return {
    severity: "warning",
    file: text.fields.file,
    field: "text",
    ...positionAt(text, tag.end - written.trimStart().length),
    message: `${formatValue(written.trim().split(/\r?\n/)[0])} ${row.what}.`,
    fix: fixOf(advice),
    ...(edits.length > 0 && { edits }),
  }
}

function fixOf({ write, fix }: Advice): string {
  if (fix !== undefined) return fix
  if (write === undefined || write === "") return "Remove it."
  return write.includes("\n") ? `Write:\n${write}` : `Write ${write.trim()}.`
}

function editsOf({ write, isBlock = false }: Advice, { start, end, before, isAlone, text }: Found): TextEdit[] {
  if (write === undefined || (isBlock && !isAlone)) return []
  const after = text.body.slice(end)
  const edit = (from: number, to: number, words: string) => [
    { from: positionAt(text, from), to: positionAt(text, to), text: words },
  ]
  if (write === "" && isAlone)
    return edit(start - before.length, end + (/^[ \t]*\r?\n?/.exec(after)?.[0].length ?? 0), "")
  if (write === "" && before.trim() === "") return edit(start, end + (/^[ \t]*/.exec(after)?.[0].length ?? 0), "")
  if (!isBlock) return edit(start, end, write)
  // Without an empty line, the next one would belong to it.
  const gap = /^[ \t]*\r?\n[ \t>]*[^\s>]/.test(after) ? `\n${before.trimEnd()}` : ""
  return edit(start, end, write.replace(/\n(?=(.?))/g, (_, next) => `\n${next ? before : before.trimEnd()}`) + gap)
}

function rangesOf({ 0: words, index, groups = {} }: RegExpExecArray, { close }: Row, rest: string) {
  const tag = { start: index, end: index + words.length }
  const pattern = close?.(groups)
  if (pattern === undefined) return { tag, closing: null }
  pattern.lastIndex = tag.end
  const closing = pattern.exec(rest)
  return {
    tag,
    closing: closing === null ? null : { start: closing.index, end: closing.index + closing[0].length },
  }
}

/** Returns the groups of a match as written: what is matched has no code. */
function groupsOf({ indices }: RegExpExecArray, { body }: MarkdownText): Record<string, string> {
  const ranges = Object.entries(indices?.groups ?? {}).filter(([, range]) => range !== undefined)
  return Object.fromEntries(ranges.map(([name, range]) => [name, body.slice(...range).replaceAll("\r", "")]))
}

function foundAt(text: MarkdownText, groups: Record<string, string>, tag: Range, closing: Range | null): Found {
  const { body } = text
  const { start } = tag
  const { end } = closing ?? tag
  const before = body.slice(body.lastIndexOf("\n", start - 1) + 1, start)
  const isAlone = /^[ \t>]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(body.slice(end))
  const inner = closing === null ? null : dedent(body.slice(tag.end, closing.start).replaceAll("\r", ""), before)
  return { text, groups, start, end, before, isAlone, body: inner }
}
