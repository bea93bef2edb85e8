import { writeFileSync } from "node:fs"
import path from "node:path"

import { type Diagnostic, formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { brokenContent, type Row, rowsOf, unescaped } from "~/tests/broken-content"
import { valuesIn } from "~/tests/content-values"
import { obeyAdvice } from "~/tests/obey-advice"
import { seededRandom } from "~/tests/seeded-random"

import { diagnoseContent } from "./diagnose-content"
import { fixContent, fixOnce } from "./fix-content"

const INTERNALS =
  /\bat \S+ \(|\w*Error:|\bE(?:NOENT|LOOP|ISDIR|NOTDIR)\b|\[object |\bundefined\b|\bNaN\b|call stack|alias count|not valid YAML: [A-Z]/

const { at, read, textsIn, applyEdit } = brokenContent()

const ALL_TABLES = ["projects", "unknown-fields", "texts", "files", "pages-and-settings", "resume", "publications"]
describe.each(ALL_TABLES)("%s", (table) => {
  test.each(rowsOf(table))("$name", check)
})

test.each(rowsOf("accepted"))("E1, G2, I2, J1, M1, T1, W1, W2, Y1, Y2: the check accepts $name", ({ file, edits }) => {
  for (const edit of edits) applyEdit(edit, file)
  expect(diagnoseContent(at("")).diagnostics.map(formatDiagnostic)).toEqual([])
})

const EDITED_ROWS = ALL_TABLES.flatMap(rowsOf).filter(
  ({ edits }) => edits.length === 1 && / → |^\+ /.test(edits[0] ?? ""),
)

describe.each([
  ["LF", "\n", ""],
  ["CRLF", "\r\n", ""],
  ["a byte-order mark", "\n", "\uFEFF"],
])("with %s", (_name, lineBreak, mark) => {
  test.each([1, 2, 3, 4, 5])(
    "--fix loses nothing of many mistakes in each file, and changes nothing again (seed %i)",
    (seed) => {
      const random = seededRandom(seed)
      const chosen = EDITED_ROWS.filter(() => random() < 0.1)
      // Two edits of the same words would make words that no row has.
      const rows = chosen.filter((row, index) => chosen.findIndex((other) => findOf(other) === findOf(row)) === index)
      const applied = rows.filter((row) => isApplied(row.edits[0] ?? "", row.file))
      const broken = textsIn()
      for (const [file, text] of Object.entries(broken))
        writeFileSync(at(file), mark + text.replaceAll("\n", lineBreak))
      fixContent(at(""))
      const fixed = textsIn()
      for (const text of Object.values(fixed)) expect(text.replaceAll(lineBreak, "")).not.toMatch(/[\r\n]/)
      fixContent(at(""))
      expect(textsIn()).toEqual(fixed)
      expect({ lost: lostWords(broken, fixed, applied), fixed }).toEqual({ lost: [], fixed })
    },
  )
})

type Texts = Record<string, string>

/** Returns the words of the content that are gone, apart from those that a row states in other words. */
function lostWords(broken: Texts, fixed: Texts, rows: readonly Row[]): string[] {
  const restated = rows.flatMap(({ edits, result }) => (result.length > 0 ? edits : [])).join(" ")
  const changed = Object.entries(broken).filter(([file, text]) => fixed[file] !== text)
  return changed.flatMap(([file, text]) => {
    // A file may have another name now.
    const left = fixed[file] ?? Object.values(fixed).join("\n")
    return valuesIn(file, text).filter((word) => !left.includes(word) && !restated.includes(word))
  })
}

/** Returns the words that a row replaces, and where. */
function findOf({ at, edits: [edit = ""] }: Row): string {
  return `${at} ${edit.split(" → ")[0]}`
}

/** Applies an edit if the other ones have left the words that it replaces. */
function isApplied(edit: string, file: string): boolean {
  const [find = ""] = edit.split(" → ").map(unescaped)
  const isPossible = edit.startsWith("+ ") || read(file).split(find).length === 2
  if (isPossible) applyEdit(edit, file)
  return isPossible
}

function check(row: Row): void {
  for (const edit of row.edits) applyEdit(edit, row.file)
  const broken = textsIn()
  const { diagnostics } = diagnoseContent(at(""))
  const report = diagnostics.map(formatDiagnostic)
  const here = diagnostics.filter(({ file, line }) => `${file}:${line}` === path.posix.join("content", row.at))
  const isMeant = (said: string) => row.words.every((words) => said.includes(words))
  expect({ report, isMeant: here.map(formatDiagnostic).some(isMeant) }).toEqual({ report, isMeant: true })
  expect({ report, count: report.length }).toEqual({ report, count: 1 + row.others })
  expect(report.join("\n")).not.toMatch(INTERNALS)
  checkObeyed(row, { diagnostics, broken })
}

/** One change can show what another one was hiding. */
const MOST_ROUNDS = 3

type Broken = { diagnostics: readonly Diagnostic[]; broken: Texts }

/** Who uses `--fix` and obeys the advice has nothing left to report, and loses nothing but what the row states in other words. */
function checkObeyed(row: Row, { diagnostics, broken }: Broken): void {
  let left = diagnostics
  for (let round = 1; round <= MOST_ROUNDS && isObeyed(left); round += 1) left = diagnoseContent(at("")).diagnostics
  const isDecidedByOwner = row.result[0] === "(rest)"
  const fixed = textsIn()
  const all = Object.values(fixed).join("\n")
  const report = left.map(formatDiagnostic)
  expect({ report, all, isDone: left.length === 0 }).toEqual({ report, all, isDone: !isDecidedByOwner })
  for (const words of row.result.slice(isDecidedByOwner ? 1 : 0)) expect(all).toContain(words)
  expect({ lost: lostWords(broken, fixed, [row]), all }).toEqual({ lost: [], all })
}

function isObeyed(diagnostics: readonly Diagnostic[]): boolean {
  return fixOnce(at(""), diagnostics).length > 0 || diagnostics.some((found) => obeyAdvice(at(""), found))
}
