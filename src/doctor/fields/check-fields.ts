import type { z } from "zod"

import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { didYouMean, intendedField } from "~/src/doctor/fields/nearest-name"
import { cutTextAt } from "~/src/doctor/readers/cut-texts"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import { commentAt } from "~/src/doctor/readers/parse-yaml"
import { exampleAt, keysAt } from "~/src/doctor/schemas/schema-parts"

type Issue = z.core.$ZodIssue
type FieldDiagnostic = Diagnostic & {
  kind: "cut" | "unknown" | "missing" | "wrong"
  /** The field that an unknown one stands for. */
  intended?: string | undefined
}

/** So many names of fields can be read in one message. */
const MAX_LISTED_NAMES = 8

/** Checks parsed fields against a schema: the typed value, or one diagnostic for each wrong field. */
export function checkFields<Schema extends z.ZodType>(
  source: FieldSource,
  schema: Schema,
): { value: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(source.data ?? {})
  if (result.success) return { value: result.data, diagnostics: [] }
  const all = result.error.issues.flatMap((issue) => explain(issue, source, schema))
  // Another diagnostic about a text that a comma has cut is about its first piece alone.
  const sorted = [...all.filter(({ kind }) => kind === "cut"), ...all.filter(({ kind }) => kind !== "cut")]
  const diagnostics = sorted
    .filter(({ field }, index) => sorted.findIndex((other) => other.field === field) === index)
    // A needed field that is there under a wrong name is reported once.
    .filter(({ kind, field }) => kind !== "missing" || !sorted.some(({ intended }) => intended === field))
  return { value: null, diagnostics: diagnostics.map(({ kind: _kind, intended: _intended, ...rest }) => rest) }
}

function explain(issue: Issue, source: FieldSource, schema: z.ZodType): FieldDiagnostic[] {
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)))
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => cutText([...path, key], source) ?? unknownField([...path, key], source, schema))
  }
  const found = source.valueAt(path)
  const place = source.placeOf(path)
  if (path.length === 0) {
    const message = unexpected("fields", formatValue(found))
    return [{ kind: "wrong", ...place, message, fix: "Write one field per line: name, colon, space, value." }]
  }
  if (found === undefined || found === null) {
    const comment = commentAt(source.yaml, path)
    const fix =
      comment === null ? `Add ${place.field}.` : `Put it between quotes, or YAML reads it as a comment: "#${comment}"`
    return [{ kind: "missing", ...place, message: unexpected(issue.message, "nothing"), fix }]
  }
  const example = isSingle(found) ? exampleAt(schema, path, found) : null
  const fix = example === null ? `Change ${place.field}.` : `Write it like this: ${example}`
  return [{ kind: "wrong", ...place, message: unexpected(issue.message, formatValue(found)), fix }]
}

/** Reports an unknown field that is the end of a text. */
function cutText(path: FieldPath, source: FieldSource): FieldDiagnostic | null {
  const cut = source.yaml === undefined ? null : cutTextAt(source.yaml, path)
  if (cut === null) return null
  const [before, after] = cut.pieces.map(formatValue)
  return {
    kind: "cut",
    ...source.placeOf(cut.path),
    message: `A comma in braces ends a text: it is cut into ${before} and ${after}.`,
    fix: `Put the whole text between quotes: ${cut.path.at(-1)}: ${JSON.stringify(cut.text)}`,
  }
}

function unknownField(path: FieldPath, source: FieldSource, schema: z.ZodType): FieldDiagnostic {
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  const known = keysAt(schema, parent)
  const near = intendedField(key, known)
  const unknown = { kind: "unknown", ...source.placeOf(path), message: `\`${key}\` is not a known field.` } as const
  const names = known.length > 0 && known.length <= MAX_LISTED_NAMES ? known.join(", ") : "see docs/content.md"
  const removal = { ...unknown, fix: `Remove it. Known fields: ${names}.` }
  if (near === undefined) return removal
  const found = source.valueAt(path)
  const example = isSingle(found) ? exampleAt(schema, [...parent, near], found ?? "") : null
  // An empty field needs no replacement.
  if (example !== null && (found === undefined || found === null || found === "")) return removal
  const fix = example === null ? didYouMean(near) : `${didYouMean(near)} Write it like this: ${example}`
  return { ...unknown, fix, intended: source.placeOf([...parent, near]).field }
}

function isSingle(value: unknown): boolean {
  return typeof value !== "object" || value === null
}
