import { parse } from "smol-toml"
import { stringify } from "yaml"

import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { type Diagnostic, say, type TextEdit } from "~/src/doctor/diagnostics/diagnostic"

const FRONT_MATTER = /^\+\+\+[ \t]*\r?\n([\s\S]*?)^\+\+\+[ \t]*\r?$/m
const STRING = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`
const VALUE = String.raw`(?:${STRING}|true|false|[+-]?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)`
/** A field that is written in YAML like in TOML, apart from its `=`. */
const FIELD = new RegExp(
  String.raw`^(?:[\w-]+|${STRING})(\s*=\s*)(?:${VALUE}|\[\s*(?:${VALUE}\s*,\s*)*(?:${VALUE}\s*)?\])\s*(?:\s#.*)?$`,
)
/** The texts of TOML, and its comments. */
const PARTS = /"""(?:[^\\]|\\[\s\S])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#.*/g
const CODE = "front-matter-toml"
const MESSAGE = "The front matter is TOML, between lines with +++; this site reads YAML."

/** Reports front matter in TOML, with its fields in YAML unless it cannot be read; null for another beginning. */
export function checkTomlFrontMatter(file: string, text: string): Diagnostic | null {
  if (!/^\+\+\+[ \t]*\r?\n/.test(text)) return null
  const place = { file, line: 1, column: 1, field: "front matter" }
  const [block = "", toml = ""] = FRONT_MATTER.exec(text) ?? []
  const edits = toml === "" ? null : (editsByLine(toml) ?? rewrite(toml))
  if (edits === null)
    return { ...place, ...say(CODE, MESSAGE, "Write each field as name: value, and --- instead of +++.") }
  const written = applyEdits(block, [edits])
  return { ...place, ...say(CODE, MESSAGE, `Write it like this:\n${written.replaceAll("\r", "")}`), edits }
}

/** Returns edits that change only the signs between names and values; null if a line has more than a field with a simple value. */
function editsByLine(toml: string): TextEdit[] | null {
  const lines = linesOf(toml)
  const fields = lines.map(toYaml)
  if (fields.includes(null)) return null
  const fence = (line: number): TextEdit => ({ from: { line, column: 1 }, to: { line, column: 4 }, text: "---" })
  return [fence(1), ...fields.flatMap((field) => field ?? []), fence(lines.length + 2)]
}

/** Returns an edit that writes all fields anew, with the comments after them; null for text that is not TOML. */
function rewrite(toml: string): TextEdit[] | null {
  try {
    const fields = stringify(parse(toml.replaceAll("\r\n", "\n"), { integersAsBigInt: "asNeeded" }), { lineWidth: 0 })
    const comments = (toml.match(PARTS) ?? []).filter((part) => part.startsWith("#"))
    const text = `---\n${fields}${comments.map((comment) => `${comment}\n`).join("")}---`
    return [{ from: { line: 1, column: 1 }, to: { line: linesOf(toml).length + 2, column: 4 }, text }]
  } catch {
    return null
  }
}

function linesOf(toml: string): string[] {
  return toml.replace(/\r?\n$/, "").split(/\r?\n/)
}

/** Returns what makes a line YAML: nothing for a comment or an empty line; null if it has no simple value. */
function toYaml(line: string, index: number): TextEdit[] | null {
  if (/^\s*(?:#.*)?$/.test(line)) return []
  const sign = new RegExp(FIELD, "d").exec(line)?.indices?.[1]
  if (sign === undefined) return null
  const [from, to] = sign.map((offset) => ({ line: index + 2, column: offset + 1 }))
  return from && to ? [{ from, to, text: ": " }] : null
}
