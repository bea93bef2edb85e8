import { visit } from "unist-util-visit"

import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { positionsIn } from "~/src/doctor/text/text-parts"

const ROW = /^[ \t]*\|.+\|[ \t]*\r?$/
const DELIMITERS = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?\r?$/
const GRID_LINE = /^[ \t]*\+(?:[-=]{2,}\+)+[ \t]*\r?$/
const GRID_FIX = "Write it as a table of Markdown:\n| First | Second |\n| --- | --- |\n| one | two |"

/** Warns about tables that Markdown does not read as such, because the second row is missing or does not fit the first. */
export function checkRawTables(text: MarkdownText): Diagnostic[] {
  const { body } = text
  const positionAt = positionsIn(text)
  const diagnostics: Diagnostic[] = []
  visit(text.tree, "paragraph", ({ position }) => {
    const from = position?.start.offset ?? 0
    const lines = body.slice(from, position?.end.offset).split("\n")
    const first = lines.findIndex((line, index) => GRID_LINE.test(line) || isHeader(line, lines[index + 1]))
    const header = lines[first]
    if (header === undefined) return
    const start = from + lines.slice(0, first).join("\n").length + (first > 0 ? 1 : 0)
    const place = { severity: "warning" as const, file: text.fields.file, field: "table", ...positionAt(start) }
    if (GRID_LINE.test(header)) {
      const message = "Pages do not have tables of Pandoc or reStructuredText; readers see its signs."
      diagnostics.push({ ...place, message, fix: GRID_FIX })
      return
    }
    const next = lines[first + 1] ?? ""
    const indent = /^[ \t]*/.exec(next)?.[0] ?? ""
    const row = `${indent}|${" --- |".repeat(cellsOf(header))}`
    const isWrong = DELIMITERS.test(next)
    const at = start + header.length + 1
    const to = positionAt(at + (isWrong ? next.length : 0))
    diagnostics.push({
      ...place,
      message: isWrong
        ? "The second row of the table has more or fewer cells than its first; readers see its signs."
        : "The table has no line below its first row; readers see its signs.",
      fix: `Write below its first row:\n${row.trim()}`,
      edits: [{ from: positionAt(at), to, text: isWrong ? row : `${row}\n` }],
    })
  })
  return diagnostics
}

function isHeader(line: string, next = ""): boolean {
  return ROW.test(line) && (ROW.test(next) || DELIMITERS.test(next))
}

function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length
}
