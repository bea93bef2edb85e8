import type { Diagnostic, TextEdit } from "~/src/doctor/diagnostic"
import { applyEdits } from "~/src/doctor/edits/apply-edits"

const FRONT_MATTER = /^\+\+\+[ \t]*\r?\n([\s\S]*?)^\+\+\+[ \t]*\r?$/m
const STRING = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`
const VALUE = String.raw`(?:${STRING}|true|false|[+-]?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)`
/** A field that is written in YAML like in TOML, apart from its `=`. */
const FIELD = new RegExp(
  String.raw`^(?:[\w-]+|${STRING})(\s*=\s*)(?:${VALUE}|\[\s*(?:${VALUE}\s*,\s*)*(?:${VALUE}\s*)?\])\s*(?:\s#.*)?$`,
)
const MESSAGE = "The front matter is TOML, between lines with +++; this site reads YAML."

/** Reports front matter in TOML, with its fields in YAML if each is on a line of its own; null for another beginning. */
export function checkTomlFrontMatter(file: string, text: string): Diagnostic | null {
  if (!/^\+\+\+[ \t]*\r?\n/.test(text)) return null
  const wrong = { file, line: 1, column: 1, field: "front matter", message: MESSAGE }
  const lines =
    FRONT_MATTER.exec(text)?.[1]
      ?.replace(/\r?\n$/, "")
      .split(/\r?\n/) ?? []
  const fields = lines.map(toYaml)
  if (lines.length === 0 || fields.includes(null)) {
    return { ...wrong, fix: "Write each field as name: value, and --- instead of +++." }
  }
  const fence = (line: number): TextEdit => ({ from: { line, column: 1 }, to: { line, column: 4 }, text: "---" })
  const edits = [fence(1), ...fields.flatMap((field) => field ?? []), fence(lines.length + 2)]
  const written = applyEdits(text, [edits])
    .split(/\r?\n/)
    .slice(0, lines.length + 2)
  return { ...wrong, fix: ["Write it like this:", ...written].join("\n"), edits }
}

/** Returns what makes a line YAML: nothing for a comment or an empty line; null if it has no simple value. */
function toYaml(line: string, index: number): TextEdit[] | null {
  if (/^\s*(?:#.*)?$/.test(line)) return []
  const sign = new RegExp(FIELD, "d").exec(line)?.indices?.[1]
  if (sign === undefined) return null
  const [from, to] = sign.map((offset) => ({ line: index + 2, column: offset + 1 }))
  return from && to ? [{ from, to, text: ": " }] : null
}
