import { toHttps } from "~/scripts/init/answers"
import { aliasedField } from "~/src/doctor/readers/fields/field-aliases"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { HEADINGS, isDate, resumeSchema } from "~/src/doctor/schemas/resume-schema"

import { asDate, asEndDate } from "./convert-date"
import { asText } from "./convert-value"

/** Returns a résumé with the fields of JSON Resume in place of those that mean the same, and their values in its forms. */
export function translateResume(value: unknown, schema = resumeSchema, name = ""): unknown {
  const formed = inForm(value, schema, name)
  if (Array.isArray(formed)) return formed.map((item) => translateResume(item, schema.items ?? {}))
  const { properties } = schema
  if (!isFields(formed) || properties === undefined) return formed
  const free = new Set(Object.keys(properties).filter((field) => !Object.hasOwn(formed, field)))
  const fields = Object.entries(formed).map(([key, field]) => {
    const ours = Object.hasOwn(properties, key) ? key : (aliasedField(key, [...free]) ?? key)
    free.delete(ours)
    const own = properties[ours]
    return [ours, own === undefined ? field : translateResume(field, own, ours)]
  })
  return Object.fromEntries(fields)
}

/** Returns a value in the form of its field, as far as it can be read; undefined for the end of what goes on. */
function inForm(value: unknown, schema: FieldSchema, name: string): unknown {
  const text = asText(value)
  if (schema.type === "array") return asEntries(value, schema.items ?? {}, name)
  if (text === undefined) return value
  if (isDate(schema)) return asEndDate(text) === "present" ? undefined : (asDate(text) ?? text)
  if (schema.format === "uri") return toHttps(text)
  return typeof value === "number" ? text : value
}

function asEntries(value: unknown, { type }: FieldSchema, name: string): unknown {
  const parts = typeof value === "string" ? value.split(/\s*,\s*/) : value
  const heading = type === "string" ? undefined : HEADINGS[name]
  if (!Array.isArray(parts) || heading === undefined) return parts
  return parts.map((entry) => (typeof entry === "string" ? { [heading]: entry } : entry))
}
