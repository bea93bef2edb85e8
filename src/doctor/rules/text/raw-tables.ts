import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, warnAbout } from "~/src/doctor/markdown/text-parts"

const ROW = /^[ \t]*\|.+\|[ \t]*\r?$/
const DELIMITERS = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?\r?$/

/** Warns about tables that Markdown does not read as such, because the second row is missing or does not fit the first. */
export function checkRawTables(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "paragraph").flatMap((node) => {
    const lines = node.written.split("\n")
    const first = lines.findIndex((line, index) => isHeader(line, lines[index + 1]))
    const header = lines[first]
    if (header === undefined) return []
    const start = node.start + lines.slice(0, first).join("\n").length + (first > 0 ? 1 : 0)
    const next = lines[first + 1] ?? ""
    const indent = /^[ \t]*/.exec(next)?.[0] ?? ""
    const row = `${indent}|${" --- |".repeat(cellsOf(header))}`
    const isWrong = DELIMITERS.test(next)
    const message = isWrong
      ? "The second row of the table has more or fewer cells than its first; readers see its signs."
      : "The table has no line below its first row; readers see its signs."
    const fix = `Write below its first row:\n${row.trim()}`
    const said = say("table", message, fix)
    const at = start + header.length + 1
    const part = { start: at, end: at + (isWrong ? next.length : 0) }
    const place = warnAbout(text, "table", { start, end: start }, said)
    const { edits = [] } = warnAbout(text, "table", part, { ...said, write: isWrong ? row : `${row}\n` })
    return [{ ...place, edits }]
  })
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
