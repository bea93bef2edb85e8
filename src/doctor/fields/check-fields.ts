import { stringify } from "yaml"
import type { z } from "zod"

import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { didYouMean, intendedField } from "~/src/doctor/fields/nearest-name"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import { type FieldSchema, fieldSchema } from "~/src/doctor/schemas/field-schema"

/** A longer list of field names would make a message hard to read. */
const MAX_LISTED_NAMES = 8

/** Checks parsed fields against a schema: the typed value, or one diagnostic for each wrong field. */
export function checkFields<Schema extends z.ZodType>(
  source: FieldSource,
  schema: Schema,
): { value: z.infer<Schema> | null; diagnostics: Diagnostic[] } {
  const { data, error } = schema.safeParse(source.data ?? {})
  if (error === undefined) return { value: data as z.infer<Schema>, diagnostics: [] }
  const unknown = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField([...(issue.path as FieldPath), key], source, schema))
      : [],
  )
  const intended = unknown.map((field) => field.intended)
  const wrong = error.issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .map((issue) => wrongField(issue, source, schema))
    // A needed field that is there under a wrong name is reported once.
    .filter(({ isMissing, diagnostic }) => !isMissing || !intended.includes(diagnostic.field))
  const all = [...unknown, ...wrong].map(({ diagnostic }) => diagnostic)
  // Keep one message per field: if a comma has cut a text in two, further messages would be about the first half only.
  const isFirst = ({ field }: Diagnostic, index: number) => all.findIndex((other) => other.field === field) === index
  return { value: null, diagnostics: all.filter(isFirst) }
}

function wrongField(issue: z.core.$ZodIssue, source: FieldSource, schema: z.ZodType) {
  const path = issue.path as FieldPath
  const place = source.placeOf(path)
  const found = source.valueAt(path)
  const isMissing = found === undefined || found === null
  const report = (expected: string, value: string, fix: string) => ({
    isMissing,
    diagnostic: { ...place, message: unexpected(expected, value), fix },
  })
  if (path.length === 0) {
    return report("fields", formatValue(found), "Write one field per line: name, colon, space, value.")
  }
  if (isMissing) {
    const comment = source.commentAt(path)
    const quoted = `Put it between quotes, or YAML reads it as a comment: "#${comment}"`
    return report(issue.message, "nothing", comment === null ? `Add ${place.field}.` : quoted)
  }
  const example = exampleAt(schema, path, found)
  const fix = example === null ? `Change ${place.field}.` : `Write it like this: ${example}`
  return report(issue.message, formatValue(found), fix)
}

/** Reports an unknown field and what was probably intended: a known field, or the end of a text that a comma has cut. */
function unknownField(
  path: FieldPath,
  source: FieldSource,
  schema: z.ZodType,
): { diagnostic: Diagnostic; intended?: string } {
  const cut = source.cutTextAt(path)
  if (cut !== null) {
    const message = `A comma in braces ends a text: only ${formatValue(source.valueAt(cut.path))} is left of this one.`
    const fix = `Put the whole text between quotes: ${cut.path.at(-1)}: ${JSON.stringify(cut.text)}`
    return { diagnostic: { ...source.placeOf(cut.path), message, fix } }
  }
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  const known = Object.keys(partAt(schema, parent)?.properties ?? {})
  const near = intendedField(key, known)
  const report = (fix: string) => ({ ...source.placeOf(path), message: `\`${key}\` is not a known field.`, fix })
  const names = known.length > 0 && known.length <= MAX_LISTED_NAMES ? known.join(", ") : "see docs/content.md"
  const removal = { diagnostic: report(`Remove it. Known fields: ${names}.`) }
  if (near === undefined) return removal
  const found = source.valueAt(path) ?? ""
  const example = exampleAt(schema, [...parent, near], found)
  // An empty field can simply go.
  if (example !== null && found === "") return removal
  const fix = example === null ? didYouMean(near) : `${didYouMean(near)} Write it like this: ${example}`
  return { diagnostic: report(fix), intended: source.placeOf([...parent, near]).field }
}

function partAt(schema: z.ZodType, path: FieldPath): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>(
    (part, key) => (typeof key === "number" ? part?.items : part?.properties?.[key]),
    fieldSchema(schema),
  )
}

/**
 * Returns how to write a field that expects fields or a list, as one line made of the schema's example and the value that was
 * found. Null for a field that expects a single value, and if the owner wrote fields or a list already.
 */
function exampleAt(schema: z.ZodType, path: FieldPath, found: unknown): string | null {
  const part = partAt(schema, path)
  const example = part && exampleOf(part)
  if (typeof found === "object" || typeof example !== "object" || example === null) return null
  const written = stringify(withFound(example, String(found)), { collectionStyle: "flow", lineWidth: 0 })
  const key = path.at(-1)
  return typeof key === "number" ? written.trim() : `${key}: ${written.trim()}`
}

/** Returns an example with the owner's value in it: as its file, address or name, or split at commas as its list. */
function withFound(example: object, found: string): unknown {
  if (Array.isArray(example)) {
    const [first] = example
    if (typeof first === "object") return [withFound(first, found)]
    return found.split(/\s*,\s*/).filter((word) => word !== "")
  }
  const isAddress = found.startsWith("https://")
  const taken: Record<string, string> = { alt: "what it shows", src: found, [isAddress ? "url" : "name"]: found }
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, taken[name] ?? value]))
}

function exampleOf({ example, items, properties, required = [] }: FieldSchema): unknown {
  if (example !== undefined) return example
  if (items !== undefined) return [exampleOf(items)]
  if (properties === undefined) return undefined
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]))
}
