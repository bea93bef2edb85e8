import type { z } from "zod"

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
const FORMATS: Record<string, z.ZodType> = { date: partialDate, uri: httpsUrl, email: emailAddress }

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  const diagnostics = [...checkValue(source, resumeSchema, []), ...checkIds(source)]
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

function checkValue(source: FieldSource, schema: JsonSchema, path: FieldPath): Diagnostic[] {
  const value = source.valueAt(path)
  const { format = "", items = {}, properties = {} } = schema
  const type = isDate(schema) ? "string" : (schema.type ?? "object")
  const found = Array.isArray(value) ? "array" : value === null ? "null" : typeof value
  if (found !== type) return [wrong(source, path, TYPES[type] ?? type)]
  if (Array.isArray(value)) return value.flatMap((_item, index) => checkValue(source, items, [...path, index]))
  if (type === "object") {
    const fields = Object.keys(value as object).flatMap((key) => {
      const field = Object.hasOwn(properties, key) ? properties[key] : undefined
      const at = [...path, key]
      return field === undefined ? misspelt(source, at, Object.keys(properties)) : checkValue(source, field, at)
    })
    const dates = checkDateOrder(source, { start: [...path, "startDate"], end: [...path, "endDate"] })
    return [...fields, ...dates, ...checkHeading(source, path)]
  }
  const [issue] = FORMATS[isDate(schema) ? "date" : format]?.safeParse(value).error?.issues ?? []
  if (issue === undefined) return []
  const isEndDate = isDate(schema) && path.at(-1) === "endDate"
  const fix = isEndDate ? "Change it, or leave endDate out while it goes on." : undefined
  return [wrong(source, path, issue.message, fix)]
}

function wrong(source: FieldSource, path: FieldPath, expected: string, fix?: string): Diagnostic {
  const place = source.placeOf(path)
  const change = path.length === 0 ? "Change the file." : `Change ${place.field}.`
  return { ...place, message: unexpected(expected, formatValue(source.valueAt(path))), fix: fix ?? change }
}

/** JSON Resume allows additional fields, so only one that resembles a known field is reported. */
function misspelt(source: FieldSource, path: FieldPath, known: string[]): Diagnostic[] {
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
