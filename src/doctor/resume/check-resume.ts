import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { checkDateOrder } from "~/src/doctor/fields/field-rules"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { type FieldPath, type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import { emailAddress, httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema, resumeSchema } from "~/src/doctor/schemas/resume-schema"

const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const DATE = { schema: partialDate, expected: "a date: 2024, 2024-05 or 2024-05-31" }
const FORMATS: Record<string, { schema: typeof httpsUrl | typeof emailAddress; expected: string }> = {
  uri: { schema: httpsUrl, expected: "an address that begins with https://" },
  email: { schema: emailAddress, expected: "an e-mail address" },
}

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  const diagnostics = [...checkValue(source, resumeSchema, []), ...checkIds(source), ...checkDates(source)]
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

function checkValue(source: FieldSource, schema: JsonSchema, path: FieldPath): Diagnostic[] {
  const value = source.valueAt(path)
  const { format = "", items = {}, properties = {} } = schema
  const type = isDate(schema) ? "string" : (schema.type ?? "object")
  if (typeOf(value) !== type) return [wrong(path, source, TYPES[type] ?? type)]
  if (Array.isArray(value)) return value.flatMap((_item, index) => checkValue(source, items, [...path, index]))
  if (type === "object") {
    const fields = Object.keys(value as object).flatMap((key) => {
      const field = Object.hasOwn(properties, key) ? properties[key] : undefined
      const at = [...path, key]
      return field === undefined ? misspelt(at, source, Object.keys(properties)) : checkValue(source, field, at)
    })
    return [...fields, ...checkHeading(source, path)]
  }
  const rule = isDate(schema) ? DATE : FORMATS[format]
  return rule === undefined || rule.schema.safeParse(value).success ? [] : [wrong(path, source, rule.expected)]
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : value === null ? "null" : typeof value
}

function wrong(path: FieldPath, source: FieldSource, expected: string): Diagnostic {
  const place = source.placeOf(path)
  const isEndDate = expected === DATE.expected && path.at(-1) === "endDate"
  const change = path.length === 0 ? "Change the file." : `Change ${place.field}.`
  const fix = isEndDate ? "Change it, or leave endDate out while it goes on." : change
  return { ...place, message: unexpected(expected, formatValue(source.valueAt(path))), fix }
}

/** JSON Resume allows additional fields, so only one that resembles a known field is reported. */
function misspelt(path: FieldPath, source: FieldSource, known: string[]): Diagnostic[] {
  const key = String(path.at(-1))
  const near = nearestName(key, known)
  if (near === undefined) return []
  return [{ ...source.placeOf(path), message: `\`${key}\` is not a known field.`, fix: didYouMean(near) }]
}

/** JSON Resume requires nothing, but an entry without its heading would be shown without one. */
function checkHeading(source: FieldSource, path: FieldPath): Diagnostic[] {
  const heading = path.length === 2 ? HEADINGS[String(path[0])] : undefined
  if (heading === undefined) return []
  const at = [...path, heading]
  const value = source.valueAt(at) ?? ""
  if (typeof value !== "string" || value.trim() !== "") return []
  const place = source.placeOf(at)
  const message = unexpected("a text, which is the entry's heading", "nothing")
  return [{ ...place, message, fix: `Add ${place.field}.` }]
}

function checkIds(source: FieldSource): Diagnostic[] {
  const ids = textsAt(source, ["work", "*", "id"])
  return ids.flatMap(({ name, ...place }, index) => {
    const isSlug = slug.safeParse(name).success
    if (isSlug && ids.findIndex((other) => other.name === name) === index) return []
    const expected = isSlug
      ? "an id that no other job has"
      : "lowercase letters, digits and single hyphens, e.g. my-job"
    return [{ ...place, message: unexpected(expected, formatValue(name)), fix: `Change ${place.field}.` }]
  })
}

function checkDates(source: FieldSource): Diagnostic[] {
  return ["work", "volunteer", "education"].flatMap((section) => {
    const entries = source.valueAt([section])
    return (Array.isArray(entries) ? entries : []).flatMap((_entry, index) =>
      checkDateOrder(source, { start: [section, index, "startDate"], end: [section, index, "endDate"] }),
    )
  })
}
