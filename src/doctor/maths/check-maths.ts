import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { isClosed } from "~/src/doctor/maths/math-syntax"
import { typesetMaths } from "~/src/doctor/maths/typeset-maths"
import { positionsIn } from "~/src/doctor/text/text-parts"

/** What surely is TeX: a command, or a raised or lowered letter, digit or group. */
const TEX = String.raw`(?:\\[a-z]+|[\w)}][\^_][\w{\\])`
/** A formula with spaces inside of its dollars. Text nodes have no pair of dollars that is a formula. */
const SPACED = new RegExp(
  String.raw`(?<![\w$\\])\$(?=[^$\n]*${TEX})[ \t]*(?<tex>[^$\n]+?)[ \t]*(?<!\\)\$(?![\w$])`,
  "gi",
)
const ALONE = new RegExp(String.raw`(?<![\w$\\])\$(?=\S)(?=[^$\n]{0,40}${TEX})[^$\n]{1,40}`, "gi")

/** Finds formulas that cannot be typeset, which are errors, and dollars that are no formula but seem to be meant as one (M1). */
export function checkMaths(text: MarkdownText): Diagnostic[] {
  const positionAt = positionsIn(text)
  const diagnostics: Diagnostic[] = []
  const report = (offset: number, found: Pick<Diagnostic, "message" | "fix" | "severity" | "edits">) => {
    diagnostics.push({ file: text.fields.file, field: "formula", ...positionAt(offset), ...found })
  }
  visit(text.tree, (node) => {
    const { start = { offset: 0 }, end } = node.position ?? {}
    const from = start.offset ?? 0
    const source = text.body.slice(from, end?.offset)
    if (node.type === "text") return checkDollars(source, (offset, ...found) => report(from + offset, ...found))
    const isMaths = node.type === "math" || node.type === "inlineMath" || (node.type === "code" && node.lang === "math")
    if (!isMaths) return
    if (node.type === "math" && !isClosed(source)) {
      const message = `The formula ${formatValue(source.split("\n", 2).join(" ").trim())} has no end, so it takes in the text that follows.`
      return report(from, { message, fix: "Add a line $$ where the formula ends, or write \\$\\$ for two dollars." })
    }
    const result = typesetMaths(node.value, node.type !== "inlineMath")
    if ("math" in result) return
    const { message, fix = "Correct it, or write it between ` for code.", offset = 0 } = result.mistake
    // In a quote, the source has other signs between the lines.
    const inSource = source.indexOf(node.value)
    const at = inSource === -1 ? 0 : inSource + Math.min(offset, node.value.trimEnd().length)
    report(from + at, { message: `${message} The formula is ${formatValue(node.value.trim())}.`, fix })
  })
  return diagnostics
}

type Report = (offset: number, found: Pick<Diagnostic, "message" | "fix" | "severity">) => void

function checkDollars(source: string, report: Report): void {
  const spaced = [...source.matchAll(SPACED)]
  for (const { 0: written, groups, index } of spaced) {
    const message = `${formatValue(written)} has spaces inside of its dollars, so readers see it as text.`
    report(index, { severity: "warning", message, fix: `Write $${groups?.tex}$.` })
  }
  if (spaced.length > 0) return
  for (const { 0: written, index } of source.matchAll(ALONE)) {
    const message = `The $ of ${formatValue(written.trim())} has no second one, so readers see the formula as text.`
    report(index, { severity: "warning", message, fix: "Add $ where the formula ends, or write \\$ for a dollar." })
  }
}
