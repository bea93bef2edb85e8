import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { positionsIn } from "~/src/doctor/text/text-parts"

/**
 * Warns about words that are struck through because they stand between two single tildes that mean something else: “about” before a
 * number, a range, or the lowered text of Pandoc.
 */
export function checkSingleTildes(text: MarkdownText): Diagnostic[] {
  const { body } = text
  const positionAt = positionsIn(text)
  const diagnostics: Diagnostic[] = []
  visit(text.tree, "delete", ({ position }) => {
    const { start, end } = position ?? {}
    if (start?.offset === undefined || end?.offset === undefined || body.startsWith("~~", start.offset)) return
    const words = body.slice(start.offset + 1, end.offset - 1)
    const [before = "", after = ""] = [body[start.offset - 1], body[end.offset]]
    if (!/[\p{L}\d)]/u.test(before) && !/[\p{L}\d]/u.test(after) && !/^\d/.test(words)) return
    const isLowered = /^[\w+-]+$/.test(words) && /[\p{L})]/u.test(before)
    const write = isLowered ? `<sub>${words}</sub>` : `\\~${words}\\~`
    diagnostics.push({
      ...{ severity: "warning", file: text.fields.file, field: "text", ...positionAt(start.offset) },
      message: `${formatValue(body.slice(start.offset, end.offset))} is struck through on the page.`,
      fix: isLowered ? `Write ${write}.` : `Write ${write}, or with ~~ on both sides if it is to be struck through.`,
      edits: [{ from: positionAt(start.offset), to: positionAt(end.offset), text: write }],
    })
  })
  return diagnostics
}
