import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { nodesIn, textPositions, warnAbout } from "~/src/doctor/markdown/text-parts"

const ROW = /^[ \t]*\|.+\|[ \t]*\r?$/
const DELIMITERS = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?\r?$/

/** Warns about tables that Markdown does not read as such, because the second row is missing or does not fit the first. */
export function checkRawTables(text: MarkdownText): Diagnostic[] {
  return nodesIn(text, "paragraph").flatMap((node) => {
    const lines = node.written.split("\n")
    const first = lines.findIndex((line, index) => isHeader(line, lines[index + 1]))
    const header = lines[first]
    if (header === undefined) return []
    const start = lines.slice(0, first).reduce((at, line) => at + line.length + 1, node.start)
    const next = (lines[first + 1] ?? "").replace(/\r$/, "")
    const indent = /^[ \t]*/.exec(next)?.[0] ?? ""
    const row = `${indent}|${" --- |".repeat(cellsOf(header))}`
    const isWrong = DELIMITERS.test(next)
    const message = isWrong
      ? "The second row of the table has more or fewer cells than its first; readers see its signs."
      : "The table has no line below its first row; readers see its signs."
    const found = say("table", message, `Write below its first row:\n${row.trim()}`)
    const positionAt = textPositions(text)
    const at = start + header.length + 1
    const [to, added] = isWrong ? [at + next.length, row] : [at, `${row}\n`]
    const edits = [{ from: positionAt(at), to: positionAt(to), text: added }]
    return [{ ...warnAbout(text, "table", { start, end: start }, found), edits }]
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
