import { execFileSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import { type Diagnostic, formatDiagnostic } from "~/src/doctor/diagnostic"
import { fixContent, fixOnce } from "~/src/doctor/edits/fix-content"
import { valuesIn } from "~/tests/content-values"
import { obeyAdvice } from "~/tests/obey-advice"
import { pngHeader } from "~/tests/png-header"
import { seededRandom } from "~/tests/seeded-random"

/*
 * A row of a table is a place, the edits that break the content, words of the diagnostic there, and words of the fixed content:
 *
 *     tide:11 +1 ¦ + url: x ‖ projects/tide/a.png ← png 9x9 ¦ part of the message … part of the fix ¦ url: … x
 *
 * - The place is a file, or the folder of a project, and a line. `+1` is the number of diagnostics elsewhere.
 * - An edit is `find → replace`, or a verb of `ACTIONS` with its argument; `file ←` before it names another file.
 * - The last column begins with `(rest)` if the owner has to decide something after `--fix` and all that the advice says literally.
 * - `⏎` is a line break, `⇥` a tab, `\u{e9}` a character by its number.
 */
const TABLES = path.resolve("tests/broken-edits")
const INTERNALS =
  /\bat \S+ \(|\w*Error:|\bE(?:NOENT|LOOP|ISDIR|NOTDIR)\b|\[object |\bundefined\b|\bNaN\b|call stack|alias count|not valid YAML: [A-Z]/

type Row = { name: string; at: string; others: number; edits: string[]; words: string[]; result: string[] }

const root = mkdtempSync(path.join(tmpdir(), "broken-edits-"))
const at = (file: string) => path.join(root, "content", file)
const read = (file: string) => readFileSync(at(file), "utf8")
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  rmSync(at(file), { force: true })
  writeFileSync(at(file), content)
}
const replace = (file: string, find: string, text: string) =>
  write(
    file,
    read(file).replace(find, () => text),
  )
const ORIGINAL = entriesIn(path.join(TABLES, "content"))

beforeAll(() => cpSync(path.join(TABLES, "content"), at(""), { recursive: true }))
afterEach(() => {
  const entries = entriesIn(at(""))
  for (const name of entries.keys()) if (!ORIGINAL.has(name)) rmSync(at(name), { recursive: true, force: true })
  for (const [name, bytes] of ORIGINAL) if (bytes !== null && !entries.get(name)?.equals(bytes)) write(name, bytes)
})
afterAll(() => rmSync(root, { recursive: true }))

/** What an edit does to a file. */
const ACTIONS: Record<string, (file: string, argument: string) => unknown> = {
  "+": (file, lines) => replace(file, "\n---\n", `\n${lines}\n---\n`),
  ">": (file, lines) => write(file, `${read(file)}\n${lines}\n`),
  "=": write,
  copy: (file, from) => cpSync(at(from), at(file)),
  link: (file, target) => symlinkSync(target, at(file)),
  pipe: (file) => execFileSync("mkfifo", [at(file)]),
  png: (file, size) => writeFileSync(at(file), pngHeader(size)),
  latin1: (file, text) => writeFileSync(at(file), text, "latin1"),
  utf16: (file) => writeFileSync(at(file), `\uFEFF${read(file)}`, "utf16le"),
  remove: (file) => rmSync(at(file), { recursive: true }),
  move: (file, target) => renameSync(at(file), at(target)),
}

const ALL_TABLES = ["projects", "other-formats", "texts", "files", "pages-and-settings", "resume", "publications"]
describe.each(ALL_TABLES)("%s", (table) => {
  test.each(rowsOf(table))("$name", check)
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
      const applied = rows.filter((row) => isApplied(row.edits[0] ?? "", row.at.replace(/:\d+$/, "")))
      const broken = textsIn()
      for (const [file, text] of Object.entries(broken))
        writeFileSync(at(file), mark + text.replaceAll("\n", lineBreak))
      fixContent(at(""))
      const fixed = textsIn()
      for (const text of Object.values(fixed)) expect(text.replaceAll(lineBreak, "")).not.toMatch(/[\r\n]/)
      fixContent(at(""))
      expect(textsIn()).toEqual(fixed)
      // What a row states in other words may be gone.
      const restated = applied
        .filter(({ result }) => result.length > 0)
        .flatMap(({ edits }) => edits)
        .join(" ")
      const lost = Object.entries(broken).flatMap(([file, text]) =>
        valuesIn(file, text).filter((word) => !fixed[file]?.includes(word) && !restated.includes(word)),
      )
      expect({ lost, fixed }).toEqual({ lost: [], fixed })
    },
  )
})

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
  for (const edit of row.edits) applyEdit(edit, row.at.replace(/:\d+$/, ""))
  const broken = textsIn()
  const { diagnostics } = checkContent(at(""))
  const report = diagnostics.map(formatDiagnostic)
  const here = diagnostics.filter(({ file, line }) => `${file}:${line}` === `content/${row.at}`)
  const isMeant = (said: string) => row.words.every((words) => said.includes(words))
  expect({ report, isMeant: here.map(formatDiagnostic).some(isMeant) }).toEqual({ report, isMeant: true })
  expect({ report, count: report.length }).toEqual({ report, count: 1 + row.others })
  expect(report.join("\n")).not.toMatch(INTERNALS)
  checkObeyed(row, { diagnostics, broken })
}

/** One change can show what another one was hiding. */
const MOST_ROUNDS = 3

type Broken = { diagnostics: readonly Diagnostic[]; broken: Record<string, string> }

/** Who uses `--fix` and obeys the advice has nothing left to report, and loses nothing but what the row states in other words. */
function checkObeyed(row: Row, { diagnostics, broken }: Broken): void {
  let left = diagnostics
  for (let round = 1; round <= MOST_ROUNDS && isObeyed(left); round += 1) left = checkContent(at("")).diagnostics
  const isDecidedByOwner = row.result[0] === "(rest)"
  const fixed = textsIn()
  const all = Object.values(fixed).join("\n")
  const report = left.map(formatDiagnostic)
  expect({ report, all, isDone: left.length === 0 }).toEqual({ report, all, isDone: !isDecidedByOwner })
  for (const words of row.result.slice(isDecidedByOwner ? 1 : 0)) expect(all).toContain(words)
  const restated = row.result.length > 0 ? row.edits.join(" ") : ""
  const changed = Object.entries(broken).filter(([file, text]) => fixed[file] !== text)
  const lost = changed.flatMap(([file, text]) =>
    valuesIn(file, text).filter((word) => !(fixed[file] ?? all).includes(word) && !restated.includes(word)),
  )
  expect({ lost, all }).toEqual({ lost: [], all })
}

function isObeyed(diagnostics: readonly Diagnostic[]): boolean {
  return fixOnce(at(""), diagnostics).length > 0 || diagnostics.some((found) => obeyAdvice(at(""), found))
}

function rowsOf(table: string): Row[] {
  const lines = readFileSync(path.join(TABLES, `${table}.txt`), "utf8").split("\n")
  return lines.filter(Boolean).map((line) => {
    const [place = "", edits = "", words = "", result = ""] = line.split(" ¦ ")
    const [, name = "", number, others = "0"] = /^(.*?):(\d+)(?: \+(\d+))?$/.exec(place) ?? []
    const parts = (cell: string) => (cell === "" ? [] : cell.split(" … ").map(unescaped))
    return {
      name: `${place}: ${edits}`,
      at: `${fileOf(name)}:${number}`,
      others: Number(others),
      edits: edits.split(" ‖ "),
      words: parts(words),
      result: parts(result),
    }
  })
}

function applyEdit(edit: string, ownFile: string): void {
  const [, name, what = ""] = /^(?:(\S+) ← )?(.*)$/s.exec(edit) ?? []
  const file = name === undefined ? ownFile : fileOf(unescaped(name))
  const [find = "", replacement] = what.split(" → ").map(unescaped)
  if (replacement !== undefined) {
    expect(read(file).split(find)).toHaveLength(2)
    replace(file, find, replacement)
    return
  }
  const [, verb = "", argument = ""] = /^(\S+) ?(.*)$/s.exec(what) ?? []
  expect(ACTIONS).toHaveProperty([verb])
  ACTIONS[verb]?.(file, unescaped(argument))
}

function unescaped(text: string): string {
  return text
    .replaceAll("⏎", "\n")
    .replaceAll("⇥", "\t")
    .replace(/\\u\{(\w+)\}/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}

/** A project is named by its folder alone. */
function fileOf(name: string): string {
  return /[./]/.test(name) ? name : `projects/${name}/index.md`
}

function textsIn(): Record<string, string> {
  const texts = [...entriesIn(at(""))].filter(([file]) => /\.(md|yaml|json)$/.test(file))
  return Object.fromEntries(texts.map(([file, bytes]) => [file, String(bytes ?? "")]))
}

/** Returns the content of each file in a folder and its subfolders by its path, and null for each folder, link or pipe. */
function entriesIn(folder: string): Map<string, Buffer | null> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const absolute = path.join(entry.parentPath, entry.name)
    return [path.relative(folder, absolute), entry.isFile() ? readFileSync(absolute) : null] as const
  })
  return new Map(entries)
}
