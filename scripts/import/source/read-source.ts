import { isUtf8 } from "node:buffer"
import { readFileSync } from "node:fs"
import { parseTree } from "jsonc-parser"
import { parseDocument, stringify } from "yaml"

import { OwnerError } from "~/scripts/command/run-command"
import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import { type FieldValues, isFields } from "~/src/doctor/readers/formats/field-values"
import { parseMarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { commentsIn } from "~/src/doctor/readers/formats/yaml-source"

/** A file of another site, taken apart. */
export type SourceFile = {
  fields: FieldValues
  /** The comments among the fields; all of the front matter if it cannot be read. */
  comments: readonly string[]
  isReadable: boolean
  body: string
}

/** One repair can show what another one was hiding. */
const MOST_REPAIRS = 10
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)(?<=\n)\1[ \t]*(?=\n|$)/
const FENCE = /^(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/
const JSON_FIELDS = /^\{\s*"/

/** Returns the text of a file without its byte-order mark. Throws an OwnerError if it is not UTF-8. */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) throw new OwnerError(`${file} is not UTF-8. Save it as UTF-8, then run the command again.`)
  return bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
}

/** Reads the fields and the text of a file. TOML and JSON become YAML, whose common mistakes are corrected. */
export function readSource(file: string): SourceFile {
  let text = readEntryText(file)
  let parsed = parseMarkdownFile(file, text)
  for (let round = 1; round <= MOST_REPAIRS && parsed.diagnostics.some(({ edits }) => edits); round += 1) {
    text = applyEdits(
      text,
      parsed.diagnostics.flatMap(({ edits }) => (edits ? [edits] : [])),
    )
    parsed = parseMarkdownFile(file, text)
  }
  const { source, markdown, diagnostics } = parsed
  const data = source.data ?? {}
  const [whole = "", , head = ""] = FRONT_MATTER.exec(text) ?? []
  if (markdown === null || diagnostics.length > 0 || !isFields(data)) {
    // Of a field that is there twice, other systems read the last one.
    const tolerant = parseDocument(head, { uniqueKeys: false })
    const last = tolerant.errors.length === 0 ? tolerant.toJS() : null
    const body = text.slice(whole.length).replace(/^\n/, "")
    if (isFields(last)) return { fields: last, comments: commentsIn(head), isReadable: true, body }
    const comments = head.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line]))
    return { fields: {}, comments, isReadable: false, body: text.slice(whole.length).trimStart() }
  }
  // As written: YAML reads `1e3` and `1.10` as other numbers.
  const asWritten = ([key, value]: [string, unknown]) => [
    key,
    typeof value === "number" ? source.scalarAt([key])?.text : value,
  ]
  const fields = Object.fromEntries(Object.entries(data).map(asWritten))
  return { fields, comments: commentsIn(head), isReadable: true, body: markdown.body }
}

/** Returns the text of an entry with front matter between fences. Front matter that cannot be read makes a draft. */
function readEntryText(file: string): string {
  const text = readUtf8(file)
  // Some systems read fields below empty lines, too.
  const trimmed = text.trimStart()
  if (FENCE.test(trimmed)) return trimmed
  if (JSON_FIELDS.test(trimmed)) return fromJson(trimmed) ?? asDraft(trimmed)
  return /^(?:---|\+\+\+)/.test(trimmed) ? asDraft(trimmed) : `---\n---\n${text}`
}

function asDraft(text: string): string {
  return `---\ndraft: true\n---\n${text}`
}

/** Returns a text that begins with fields in JSON with these in YAML; null if they cannot be read. */
function fromJson(text: string): string | null {
  const { length = 0 } = parseTree(text) ?? {}
  try {
    const fields = stringify(JSON.parse(text.slice(0, length)), { lineWidth: 0 })
    return `---\n${fields}---\n${text.slice(length).trimStart()}`
  } catch {
    return null
  }
}
