import Ajv, { type ErrorObject } from "ajv"
import addFormats from "ajv-formats"

import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { checkDateOrder } from "~/src/doctor/fields/field-rules"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { type FieldPath, type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import { httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema, resumeSchema, walkResume } from "~/src/doctor/schemas/resume-schema"

const DATE = "a date: 2024, 2024-05 or 2024-05-31"
const ADDRESS = "an address that begins with https://"
const ID = "lowercase letters, digits and single hyphens, e.g. my-job"
const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const FORMATS: Record<string, string> = { uri: ADDRESS, email: "an e-mail address" }

const ajv = addFormats(new Ajv({ allErrors: true, strict: false }))
const matchesSchema = ajv.compile(resumeSchema)

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  matchesSchema(source.data)
  const diagnostics = [
    ...(matchesSchema.errors ?? []).map((error) => explain(error, source)),
    ...checkValues(source),
    ...checkHeadings(source),
    ...checkIds(source),
    ...checkDates(source),
  ]
  // The schema and the stricter rules may both refuse a value.
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

function explain({ instancePath, keyword, params, message }: ErrorObject, source: FieldSource): Diagnostic {
  const expected: Record<string, string | undefined> = {
    type: TYPES[String(params.type)] ?? String(params.type),
    pattern: DATE,
    format: FORMATS[String(params.format)],
  }
  return wrong(toPath(instancePath, source), source, expected[keyword] ?? message ?? "what JSON Resume allows")
}

function wrong(path: FieldPath, source: FieldSource, expected: string): Diagnostic {
  const place = source.placeOf(path)
  const isEndDate = expected === DATE && path.at(-1) === "endDate"
  const change = path.length === 0 ? "Change the file." : `Change ${place.field}.`
  const fix = isEndDate ? "Change it, or leave endDate out while it goes on." : change
  return { ...place, message: unexpected(expected, formatValue(source.valueAt(path))), fix }
}

/** Reads a JSON pointer, in which a number is an index only inside a list. */
function toPath(pointer: string, source: FieldSource): FieldPath {
  const path: (string | number)[] = []
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~")
    path.push(Array.isArray(source.valueAt(path)) ? Number(key) : key)
  }
  return path
}

function checkValues(source: FieldSource): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  walkResume(source.data, ({ path, value, schema, known }) => {
    diagnostics.push(
      ...(schema === undefined ? misspelt(path, source, known) : checkValue(path, source, { value, schema })),
    )
  })
  return diagnostics
}

/** JSON Resume allows additional fields, so only one that resembles a known field is reported. */
function misspelt(path: FieldPath, source: FieldSource, known: string[]): Diagnostic[] {
  const key = String(path.at(-1))
  const near = nearestName(key, known)
  if (near === undefined) return []
  return [{ ...source.placeOf(path), message: `\`${key}\` is not a known field.`, fix: didYouMean(near) }]
}

/** Checks what the schema does not: days that exist, and addresses that are safe to link to. */
function checkValue(
  path: FieldPath,
  source: FieldSource,
  { value, schema }: { value: unknown; schema: JsonSchema },
): Diagnostic[] {
  if (isDate(schema) && typeof value === "string" && !partialDate.safeParse(value).success) {
    return [wrong(path, source, DATE)]
  }
  return schema.format === "uri" && !httpsUrl.safeParse(value).success ? [wrong(path, source, ADDRESS)] : []
}

function checkHeadings(source: FieldSource): Diagnostic[] {
  return Object.entries(HEADINGS).flatMap(([section, field]) =>
    entriesOf(source, section).flatMap((entry, index) => {
      const isFields = typeof entry === "object" && entry !== null
      const value = isFields ? (entry as Record<string, unknown>)[field] : "reported by the schema"
      if (value !== undefined && !(typeof value === "string" && value.trim() === "")) return []
      const place = source.placeOf([section, index, field])
      const message = unexpected("a text, which is the entry's heading", "nothing")
      return [{ ...place, message, fix: `Add ${place.field}.` }]
    }),
  )
}

function checkIds(source: FieldSource): Diagnostic[] {
  const ids = textsAt(source, ["work", "*", "id"])
  return ids.flatMap(({ name, ...place }, index) => {
    const isRepeated = ids.findIndex((other) => other.name === name) < index
    const expected = slug.safeParse(name).success ? (isRepeated ? "an id that no other job has" : null) : ID
    if (expected === null) return []
    return [{ ...place, message: unexpected(expected, formatValue(name)), fix: `Change ${place.field}.` }]
  })
}

function checkDates(source: FieldSource): Diagnostic[] {
  return ["work", "volunteer", "education"].flatMap((section) =>
    entriesOf(source, section).flatMap((_entry, index) => {
      const at = [section, index]
      return checkDateOrder(source, { start: [...at, "startDate"], end: [...at, "endDate"] })
    }),
  )
}

function entriesOf(source: FieldSource, section: string): unknown[] {
  const entries = source.valueAt([section])
  return Array.isArray(entries) ? entries : []
}
