import { type Diagnostic, formatValue, type Position, say, unexpected } from "~/src/doctor/diagnostics/diagnostic"
import type { FieldsFile } from "~/src/doctor/readers/content/read-fields"
import { displayPath, SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FieldPath, type FieldSource, valuesIn } from "~/src/doctor/readers/formats/field-source"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"

/** A line of a merged file, and where its text was written; a line of a text keeps its columns. */
export type MergedLine = { text: string; file: string; line: number; column?: number }

/** The field of a translation that holds the digest of the texts it was made from. */
export const DIGEST_FIELD = "translates"

/** Fields that decide which pages there are and when, and what they are, each with the message about it in a translation. */
const INHERITED = {
  slug: inherited("address"),
  tags: inherited("tags"),
  series: inherited("series"),
  publishAt: inherited("date of publication"),
  unlisted: inherited("visibility"),
}
/** Without these, the translation may be seen earlier, or by more readers. */
const HIDING = ["publishAt", "unlisted"]
const INHERITED_SETTINGS = {
  language: "The name of the file states its language.",
  languages: inherited("list of languages"),
}
/** Fields of the original that a translation does not inherit: they are about the original itself. */
const NOT_INHERITED = ["lang"]
/** Fields of a translation that are about the translation itself. */
const OF_TRANSLATION = [DIGEST_FIELD, "draft"]

/**
 * Returns an original with the fields and the text of its translation in place of its own, as JSON, which is YAML, too. Entries of
 * a list of fields belong together by their positions (J2).
 */
export function mergeTranslation(original: FieldsFile, translation: FieldsFile): MergedLine[] {
  const [own, given] = [without(translation.source, OF_TRANSLATION), without(original.source, NOT_INHERITED)]
  const lines = print(merge(own.data, given.data), (path) =>
    (own.valueAt(path) === undefined ? given : own).placeOf(path),
  )
  if (!original.source.file.endsWith(".md")) return lines
  const fence = { text: "---", file: translation.source.file, line: 1, column: 1 }
  const body = translation.body.split("\n").map((text, index) => {
    return { text, file: translation.source.file, line: translation.bodyLine + index }
  })
  return [fence, ...lines, fence, ...body]
}

function without(source: FieldSource, names: readonly string[]): FieldSource {
  const fields = Object.entries(Object(source.data)).filter(([name]) => !names.includes(name))
  const valueAt = (path: FieldPath) => (names.includes(String(path[0])) ? undefined : source.valueAt(path))
  return { ...source, data: Object.fromEntries(fields), valueAt }
}

/** Of two values the first one counts, if there is one; only fields, and lists of fields, come from both. */
function merge(own: unknown, given: unknown): unknown {
  if (own === undefined) return given
  if (isFields(own) && isFields(given)) {
    const names = Object.keys({ ...own, ...given })
    return Object.fromEntries(names.map((name) => [name, merge(own[name], given[name])]))
  }
  return isListOfFields(own) && isListOfFields(given) ? own.map((entry, index) => merge(entry, given[index])) : own
}

/** Returns fields as lines of JSON, each with the place where what it begins was written. */
function print(fields: unknown, placeOf: FieldSource["placeOf"]): MergedLine[] {
  const text = JSON.stringify(fields, null, 2)
  const { source } = parseJson("", text)
  const places = new Map(valuesIn(fields, []).map(({ path }) => [source.placeOf(path).line, placeOf(path)]))
  let place = placeOf([])
  return text.split("\n").map((written, index) => {
    place = places.get(index + 1) ?? place
    return { text: written, file: place.file, line: place.line, column: place.column }
  })
}

/** Returns an error for each list of another length than in the original, and for each field that a translation cannot have. */
export function checkMerge(original: FieldSource, translation: FieldSource): Diagnostic[] {
  const fields = Object.entries(original.file === displayPath(SITE_FILE) ? INHERITED_SETTINGS : INHERITED)
  const own = fields.filter(([field]) => translation.valueAt([field]) !== undefined)
  const check = (path: FieldPath): Diagnostic[] => {
    const [own, given] = [translation.valueAt(path), original.valueAt(path)]
    if (isFields(own) && isFields(given)) return Object.keys(own).flatMap((key) => check([...path, key]))
    if (!isListOfFields(own) || !isListOfFields(given)) return []
    if (own.length === given.length) return own.flatMap((_entry, index) => check([...path, index]))
    const place = translation.placeOf(path)
    const message = `${place.field} has ${own.length} entries here, but ${given.length} in ${original.file}.`
    return [{ ...place, ...say("translation-list", message, "Write as many entries, in the same order.") }]
  }
  const stated = own.map(([field, message]) => {
    const hide = HIDING.includes(field) ? " To hide the translation, write draft: true instead." : ""
    return { ...translation.placeOf([field]), ...say("translation-field", message, `Remove ${field}.${hide}`) }
  })
  return [...stated, ...checkDraft(translation), ...check([])]
}

function inherited(what: string): string {
  return `A translation has the ${what} of its original, so that the languages have the same pages.`
}

/** No schema sees this field, because the merged file has that of the original. */
function checkDraft(translation: FieldSource): Diagnostic[] {
  const draft = translation.valueAt(["draft"])
  if (draft === undefined || typeof draft === "boolean") return []
  const message = unexpected("true or false", formatValue(draft))
  return [{ ...translation.placeOf(["draft"]), ...say("wrong-value", message, "Write draft: true, or remove it.") }]
}

/** Sets a field at the top of merged ones. */
export function withField(lines: readonly MergedLine[], name: string, value: unknown, at: Position & { file: string }) {
  const { file, line, column } = at
  const text = `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`
  const others = lines.filter((other) => !other.text.startsWith(`  ${JSON.stringify(name)}:`))
  return others.toSpliced(1, 0, { text, file, line, column })
}

function isListOfFields(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields)
}
