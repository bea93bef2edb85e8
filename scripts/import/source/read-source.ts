import { isUtf8 } from "node:buffer"
import { readFileSync } from "node:fs"
import { parseTree } from "jsonc-parser"
import { parse, TomlError } from "smol-toml"
import { stringify } from "yaml"

import { OwnerError } from "~/scripts/command/run-command"
import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { commentsIn } from "~/src/doctor/readers/formats/field-source"
import { type FieldValues, isFields } from "~/src/doctor/readers/formats/field-values"
import { parseMarkdownFile } from "~/src/doctor/readers/formats/front-matter"

/** A file of another site, taken apart. */
export type SourceFile = {
  fields: FieldValues
  /** The comments among the fields; all of the front matter if it cannot be read. */
  comments: readonly string[]
  /** The line, why the fields cannot be read, and what to do about it; null if they can. */
  mistake: string | null
  body: string
}

/** One repair can show what another one was hiding. */
const MOST_REPAIRS = 10
export const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)(?<=\n)\1[ \t]*(?=\n|$)/
/** Between fences, or in JSON. */
const FIELDS = /^(?:---|\+\+\+|\{\s*")/
const TOML = /^\+{3}[ \t]*\n([\s\S]*?)(?<=\n)\+{3}[ \t]*(?=\n|$)/
/** The texts of TOML, and its comments. */
const TOML_PARTS = /"""(?:[^\\]|\\[\s\S])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#.*/g

/** Returns the text of a file without its byte-order mark. Throws an OwnerError if it is not UTF-8. */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) throw new OwnerError(`${file} is not UTF-8. Save it as UTF-8, then run the command again.`)
  // The decoder removes the mark.
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n")
}

/** Reads the fields and the text of a file. TOML and JSON become YAML, whose common mistakes are corrected. */
export function readSource(file: string): SourceFile {
  let text = readEntryText(file)
  // Of fields of one name, other systems read the last.
  let parsed = parseMarkdownFile(file, text, { uniqueKeys: false })
  for (let round = 1; round <= MOST_REPAIRS && parsed.diagnostics.some(({ edits }) => edits); round += 1) {
    const edits = parsed.diagnostics.flatMap((one) => (one.edits ? [one.edits] : []))
    text = applyEdits(text, edits)
    parsed = parseMarkdownFile(file, text, { uniqueKeys: false })
  }
  const { source, markdown, diagnostics } = parsed
  const data = source.data ?? {}
  const [whole = "", , head = ""] = FRONT_MATTER.exec(text) ?? []
  if (markdown === null || diagnostics.length > 0 || !isFields(data)) {
    const comments = head.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line]))
    return { fields: {}, comments, mistake: mistakeIn(text, diagnostics), body: text.slice(whole.length).trimStart() }
  }
  const fields: Record<string, unknown> = { ...data }
  const numbers = Object.keys(data).filter((key) => typeof data[key] === "number")
  // As written: YAML reads `1e3` and `1.10` as other numbers.
  for (const key of numbers) fields[key] = source.scalarAt([key])?.text
  const twins = parseMarkdownFile(file, text).diagnostics.length > 0 ? twinsIn(head) : []
  // One of them may hide the entry.
  if (twins.length > 0) fields.draft = true
  const comments = [...commentsIn(head), ...twins.map((line) => `# ${line}`)]
  return { fields, comments, mistake: null, body: markdown.body }
}

/** Returns the lines of fields that a later line of the same name contradicts. */
function twinsIn(head: string): string[] {
  const nameIn = (line: string) => /^\s*["']?[\w-]+["']?(?=\s*:)/.exec(line)?.[0].replace(/["']/g, "")
  return head.split("\n").filter((line, index, lines) => {
    const isTwin = (next: string) => nameIn(next) === nameIn(line) && next.trim() !== line.trim()
    return nameIn(line) !== undefined && lines.slice(index + 1).some(isTwin)
  })
}

function mistakeIn(text: string, [first]: readonly Diagnostic[]): string {
  const format = text.startsWith("+++") ? "TOML between two lines +++" : text.startsWith("{") ? "JSON" : null
  if (format === null && first !== undefined) return `${first.line}  ${first.message}\n    ${first.fix}`
  let line = 1
  try {
    parse(TOML.exec(text)?.[1] ?? "")
  } catch (error) {
    if (error instanceof TomlError) line += error.line
  }
  return `${line}  The front matter is not valid ${format ?? "YAML with fields"}.\n    Correct it.`
}

/** Returns the text of an entry with front matter between fences, or with what was meant as such. */
function readEntryText(file: string): string {
  const text = readUtf8(file)
  // Some systems read fields below empty lines, too.
  const trimmed = text.trimStart()
  return FIELDS.test(trimmed) ? inYaml(trimmed) : `---\n---\n${text}`
}

/** Returns a text with its fields in YAML in place of TOML, and the comments after them, or of JSON; as it is if they cannot be read. */
export function inYaml(text: string): string {
  const write = (fields: unknown, comments = "") => `---\n${stringify(fields, { lineWidth: 0 })}${comments}---`
  try {
    const [block = "", toml = ""] = TOML.exec(text) ?? []
    if (toml !== "") {
      const comments = (toml.match(TOML_PARTS) ?? []).flatMap((part) => (part.startsWith("#") ? `${part}\n` : []))
      return write(parse(toml, { integersAsBigInt: "asNeeded" }), comments.join("")) + text.slice(block.length)
    }
    if (!text.startsWith("{")) return text
    const length = parseTree(text)?.length
    return `${write(JSON.parse(text.slice(0, length)))}\n${text.slice(length).trimStart()}`
  } catch {
    return text
  }
}
