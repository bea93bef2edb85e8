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

import { pngHeader } from "~/tests/png-header"

const TABLES = path.resolve("tests/broken-edits")

/**
 * A row of a table is a place, the edits that break the content, words of the diagnostic there, and words of the fixed content:
 *
 *     tide:11 +1 ¦ + url: x ‖ projects/tide/a.png ← png 9x9 ¦ part of the message … part of the fix ¦ url: … x
 *
 * - The place is a file, or the folder of a project, and a line. `+1` is the number of diagnostics elsewhere.
 * - An edit is `find → replace`, or a verb of `ACTIONS` with its argument; `file ←` before it names another file.
 * - The last column begins with `(rest)` if the owner has to decide something after `--fix` and all that the advice says literally.
 * - The rows of what moves in have no words of a diagnostic. Those of what is accepted have only a file and edits.
 * - `⏎` is a line break, `⇥` a tab, `\u{e9}` a character by its number.
 */
export type Row = ReturnType<typeof rowsOf>[number]

/** Makes a copy of the tables' content for the tests of a file, and restores it after each. */
export function brokenContent() {
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
  afterEach(() => {
    const others = readdirSync(root).filter((name) => name !== "content")
    for (const name of others) rmSync(path.join(root, name), { recursive: true })
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

  function textsIn(): Record<string, string> {
    const texts = [...entriesIn(at(""))].filter(([file]) => /\.(md|yaml|json)$/.test(file))
    return Object.fromEntries(texts.map(([file, bytes]) => [file, String(bytes ?? "")]))
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

  return { at, textsIn, applyEdit, read }
}

export function rowsOf(table: string) {
  const lines = readFileSync(path.join(TABLES, `${table}.txt`), "utf8").split("\n")
  return lines.filter(Boolean).map((line) => {
    const [place = "", edits = "", words = "", result = ""] = line.split(" ¦ ")
    const [, name = "", number, others = "0"] = /^(.*?)(?::(\d+)(?: \+(\d+))?)?$/.exec(place) ?? []
    const parts = (cell: string) => (cell === "" ? [] : cell.split(" … ").map(unescaped))
    return {
      name: `${place}: ${edits}`,
      file: fileOf(name),
      at: `${fileOf(name)}:${number}`,
      others: Number(others),
      edits: edits.split(" ‖ "),
      words: parts(words),
      result: parts(result),
    }
  })
}

export function unescaped(text: string): string {
  return text
    .replaceAll("⏎", "\n")
    .replaceAll("⇥", "\t")
    .replace(/\\u\{(\w+)\}/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
}

/** A project is named by its folder alone. */
function fileOf(name: string): string {
  return /[./]/.test(name) ? name : `projects/${name}/index.md`
}

/** Returns the content of each file in a folder and its subfolders by its path, and null for each folder, link or pipe. */
function entriesIn(folder: string): Map<string, Buffer | null> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const absolute = path.join(entry.parentPath, entry.name)
    return [path.relative(folder, absolute), entry.isFile() ? readFileSync(absolute) : null] as const
  })
  return new Map(entries)
}
