import type { Nodes } from "mdast"
import { SKIP, visit } from "unist-util-visit"

import { type Diagnostic, type Finding, formatLatex, say } from "~/src/doctor/diagnostics/diagnostic"
import { isClosed } from "~/src/doctor/markdown/math-syntax"
import type { MarkdownText } from "~/src/doctor/markdown/parse-markdown"
import { textPositions } from "~/src/doctor/markdown/text-parts"
import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

/** What surely is TeX: a command, or a raised or lowered letter, digit or group. */
const TEX = String.raw`(?:\\[a-z]+|[\w)}][\^_][\w{\\])`
/** A formula with spaces inside of its dollars. Text nodes have no pair of dollars that is a formula. */
const SPACED = new RegExp(
  String.raw`(?<![\w$\\])\$(?=[^$\n]*${TEX})[ \t]*(?<tex>[^$\n]+?)[ \t]*(?<!\\)\$(?![\w$])`,
  "gi",
)
const ALONE = aloneBefore(`[^$\\n]{0,40}${TEX}`)
/** Beside other formulas, a letter is one. */
const ALONE_AMONG_FORMULAS = aloneBefore(`[^$\\n]{0,40}${TEX}|[a-z](?![a-z])`)
/** A formula in a row of a table; `|` divides it into cells. */
const IN_ROW = /(?<![\w$\\])\$(?=[^\s\d])(?:\\.|[^$|\\\n])*(?<cut>\|[^$\n]*)?(?<=\S)\$(?![\w$])/g

/** Finds formulas that cannot be typeset, which are errors, and dollars that are no formula but seem to be meant as one (M1). */
export function checkMaths(text: MarkdownText): Diagnostic[] {
  const positionAt = textPositions(text)
  const diagnostics: Diagnostic[] = []
  visit(text.tree, (node, _index, parent) => {
    const from = node.position?.start.offset ?? 0
    const source = text.body.slice(from, node.position?.end.offset)
    const report: Report = (offset, found) =>
      diagnostics.push({ file: text.file, field: "formula", ...positionAt(from + offset), ...found })
    if (node.type === "tableRow") return checkRow(source, report) ? SKIP : undefined
    if (node.type === "text") checkDollars(source, parent?.children ?? [], report)
    if (isFormula(node)) checkFormula(node, source, report)
    return undefined
  })
  return diagnostics
}

type Formula = Extract<Nodes, { type: "math" | "inlineMath" | "code" }>
type Report = (offset: number, found: Finding) => unknown

function isFormula(node: Nodes): node is Formula {
  return node.type === "math" || node.type === "inlineMath" || (node.type === "code" && node.lang === "math")
}

function checkFormula({ type, value }: Formula, source: string, report: Report): void {
  if (type === "math" && !isClosed(source)) {
    const message = `The formula ${formatLatex(source.split("\n", 2).join(" ").trim())} has no end, so it takes in the text that follows.`
    report(0, say("formula-open", message, "Add a line $$ where the formula ends, or write \\$\\$ for two dollars."))
    return
  }
  const result = typesetMaths(value, type !== "inlineMath")
  if ("math" in result) return
  const { message, fix = "Correct it, or write it between ` for code.", offset = 0 } = result.mistake
  // In a quote, the source has other signs between the lines.
  const inSource = source.indexOf(value)
  const at = inSource === -1 ? 0 : inSource + Math.min(offset, value.trimEnd().length)
  report(at, say("formula", `${message} The formula is ${formatLatex(value.trim())}.`, fix))
}

function checkDollars(source: string, siblings: readonly Nodes[], report: Report): void {
  const spaced = [...source.matchAll(SPACED)]
  for (const { 0: written, groups, index } of spaced) {
    const message = `${formatLatex(written)} has spaces inside of its dollars, so readers see it as text.`
    report(index, { severity: "warning", ...say("formula-dollars", message, `Write $${groups?.tex}$.`) })
  }
  if (spaced.length > 0) return
  const alone = siblings.some(({ type }) => type === "inlineMath") ? ALONE_AMONG_FORMULAS : ALONE
  for (const { 0: written, 1: mark, index } of source.matchAll(alone)) {
    const message = `The ${mark} of ${formatLatex(written.trim())} has no second one, so readers see the formula as text.`
    const fix = `Add ${mark} where the formula ends, or write \\$ for a dollar.`
    report(index, { severity: "warning", ...say("formula-dollars", message, fix) })
  }
}

/** Returns whether a row of a table divides a formula. */
function checkRow(source: string, report: Report): boolean {
  const cut = [...source.matchAll(IN_ROW)].filter(({ 0: written, groups }) => groups?.cut && /[a-z]/i.test(written))
  for (const { 0: written, index } of cut) {
    const message = `The | in ${formatLatex(written)} ends the cell of the table.`
    const fix = `Write ${written.replace(/\|(?=(\w?))/g, (_, next) => (next ? "\\vert " : "\\vert"))}.`
    report(index, { severity: "warning", ...say("formula-in-table", message, fix) })
  }
  return cut.length > 0
}

/** Returns the pattern of dollars without second ones before what seems to be a formula. */
function aloneBefore(formula: string): RegExp {
  return new RegExp(String.raw`(?<![\w$\\])(\$\$?)(?=[^\s$])(?=${formula})[^$\n]{1,40}`, "gi")
}
