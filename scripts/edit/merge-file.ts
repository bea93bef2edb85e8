import { editField, lineBreakOf } from "~/scripts/command/edit-fields"
import { editedFile, listOf, MARKDOWN } from "~/src/build/content-docs/editing/edited-files"
import { formatDiagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { parseFields } from "~/src/doctor/readers/content/read-fields"
import type { FieldPath } from "~/src/doctor/readers/formats/field-source"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

import { diffFields, inOneLine, mergeFields, unreadablePath } from "./diff-fields"

const UNREADABLE = say(
  "editor-loss",
  "The editor would lose this value.",
  "The content check says what it has to be: npm run check:content",
)

/** The reason why a text cannot be saved, for the owner. */
export class SaveError extends Error {
  /** @param status of the answer to the editor, which asks the owner to confirm a save that has 428 */
  constructor(
    message: string,
    readonly status = 409,
  ) {
    super(message)
  }
}

/**
 * Returns a Markdown file as the editor can read it: without spaces after the marks around its fields, with a list in place of a text
 * that may also be a list, and with each text in one line.
 */
export function toEditorText(file: string, text: string): string {
  let marks = 0
  const readable = text.replace(/^---[ \t]*(?=\r?$)/gm, (mark) => {
    marks += 1
    return marks > 2 ? mark : "---"
  })
  const { properties = {} } = editedFile(file)?.schema ?? {}
  const { source } = parseFields(file, readable)
  return Object.entries(properties).reduce((result, [name, field]) => {
    const value = source.valueAt([name])
    if (typeof value !== "string") return result
    const shown = listOf(field) === undefined ? inOneLine(value) : [value]
    return shown === value ? result : (editField(file, result, { path: [name], value: shown }) ?? result)
  }, readable)
}

/**
 * Returns a file of the content with what an editor changed in it. The editor's text is what it made of the whole file; of the
 * current text, comments, unknown fields and all lines of other fields stay as they are. Throws a SaveError if that is impossible.
 * @param file its path from the project's root
 * @param current its text, empty for a new file
 */
export function mergeFile(file: string, current: string, wanted: string): string {
  const edited = editedFile(file)
  if (edited === undefined) throw new SaveError(`${file} is not a file that this editor can write.`)
  const isJson = file.endsWith(".json")
  const text = current || (isJson ? "{}\n" : edited.format === MARKDOWN ? "---\n---\n" : "")
  const [before, after] = [parseFields(file, text), parseFields(file, wanted)]
  const unreadable = unreadablePath(before.source.data, edited.schema)
  const loss = unreadable === null ? null : { ...before.source.placeOf(unreadable), ...UNREADABLE }
  const wrong = before.diagnostics[0] ?? after.diagnostics[0] ?? loss
  if (wrong !== null)
    throw new SaveError(`Nothing was saved. Correct this in a text editor first: ${formatDiagnostic(wrong)}`)
  // A new entry has no former addresses: those of a copy are the original's.
  const known = before.source.data ?? {}
  const changes = diffFields(known, mergeFields(known, after.source.data ?? {}, edited.schema)).filter(
    ({ path: [name] }) => current !== "" || name !== "aliases",
  )
  const merged = changes.reduce((result, change) => {
    const order = namesBeside(edited.schema, change.path)
    const changed = editField(file, result, change, order)
    if (changed !== null) return changed
    const field = change.path.join(".")
    throw new SaveError(`Nothing was saved. Change ${field} in a text editor: other fields of ${file} refer to it.`)
  }, text)
  return edited.format === MARKDOWN ? withBody(file, merged, after.markdown?.body ?? "") : merged
}

/** Returns the file with another text below the fields. Editors remove empty lines around it. */
function withBody(file: string, text: string, wanted: string): string {
  const body = parseFields(file, text).markdown?.body ?? ""
  const inLines = (lines: string) => lines.replaceAll("\r\n", "\n").replace(/^(?:[ \t]*\n)+|\s+$/g, "")
  if (inLines(body) === inLines(wanted)) return text
  const lines = inLines(wanted) === "" ? "" : `\n${inLines(wanted)}\n`
  return text.slice(0, text.length - body.length) + lines.replaceAll("\n", lineBreakOf(text))
}

/** Returns the names of all fields that the group of a field may have. */
function namesBeside(schema: FieldSchema, path: FieldPath): string[] {
  const parent = path.slice(0, -1).reduce<FieldSchema>((at, key) => {
    return (typeof key === "number" ? listOf(at)?.items : at.properties?.[key]) ?? {}
  }, schema)
  return Object.keys(parent.properties ?? {})
}
