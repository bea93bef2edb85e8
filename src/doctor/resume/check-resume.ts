import type { z } from "zod"

import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { checkDateOrder } from "~/src/doctor/fields/field-rules"
import { didYouMean } from "~/src/doctor/fields/nearest-name"
import { type FieldPath, type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import { adviseField } from "~/src/doctor/resume/advise-field"
import { findMeaning, type Meaning, reform } from "~/src/doctor/resume/find-meaning"
import { emailAddress, httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema, resumeSchema } from "~/src/doctor/schemas/resume-schema"
import { type FieldValues, includesName, isSame } from "~/src/doctor/translation/field-values"
import { PRIVATE_NAMES } from "~/src/doctor/translation/resume-names"

const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const FORMATS: Record<string, z.ZodType> = { date: partialDate, uri: httpsUrl, email: emailAddress }

/** The first of these is where a text without a field can go. */
const TEXT_FIELDS = ["summary", "description", "reference"]

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  const diagnostics = [...checkValue(source, { schema: resumeSchema, path: [], section: "" }), ...checkIds(source)]
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

/** A value, what it should be, and where it is in the schema. */
type Checked = { schema: JsonSchema; path: FieldPath; section: string }

function checkValue(source: FieldSource, { schema, path, section }: Checked): Diagnostic[] {
  const value = source.valueAt(path)
  const type = isDate(schema) ? "string" : (schema.type ?? "object")
  if (typeOf(value) !== type) return [wrong(source, path, TYPES[type] ?? type)]
  if (Array.isArray(value)) {
    const items = schema.items ?? {}
    return value.flatMap((_item, index) => checkValue(source, { schema: items, path: [...path, index], section }))
  }
  if (type === "object") return checkEntry(source, { schema, path, section })
  const [issue] = FORMATS[isDate(schema) ? "date" : (schema.format ?? "")]?.safeParse(value).error?.issues ?? []
  if (issue === undefined) return []
  const isEndDate = isDate(schema) && path.at(-1) === "endDate"
  const fix = isEndDate ? "Change it, or leave endDate out while it goes on." : undefined
  return [wrong(source, path, issue.message, fix)]
}

function checkEntry(source: FieldSource, checked: Checked): Diagnostic[] {
  const { path, section } = checked
  const written = new Set<string>()
  const keys = Object.keys(source.valueAt(path) as FieldValues)
  const fields = keys.flatMap((key) => checkField(source, { ...checked, key, written }))
  const dates = checkDateOrder(source, { start: [...path, "startDate"], end: [...path, "endDate"] })
  const heading = HEADINGS[section]
  const needsHeading = heading !== undefined && !written.has(heading)
  return [...fields, ...dates, ...(needsHeading ? checkHeading(source, [...path, heading]) : [])]
}

/** Checks one field of an entry; `written` are the fields that the edits of others write. */
function checkField(
  source: FieldSource,
  { key, written, ...checked }: Checked & { key: string; written: Set<string> },
): Diagnostic[] {
  const { schema, path, section } = checked
  const { [key]: value, ...others } = source.valueAt(path) as FieldValues
  const at = [...path, key]
  const given = { key, value, others, section, schema }
  const advise = (diagnostic: Diagnostic, meaning: Meaning | null): Diagnostic => {
    const names = Object.keys(meaning?.fields ?? {}).filter((name) => name !== key)
    const { edits, fix = diagnostic.fix } = adviseField(source, at, meaning)
    // Two edits of one field would contradict each other: the second one waits for the next round.
    const isFirst = !names.some((name) => written.has(name))
    for (const name of [...names, meaning?.target ?? key]) written.add(name)
    return { ...diagnostic, fix, ...(isFirst && edits && { edits }) }
  }
  if (Object.hasOwn(schema.properties ?? {}, key)) {
    const found = checkAs(source, checked, { key, name: key })
    const [first] = found
    const meaning = reform(given)
    return first !== undefined && meaning.fields && !isSame(meaning.fields[key], value)
      ? [advise(first, meaning)]
      : found
  }
  const meaning = findMeaning(given)
  const diagnostic = advise(unknownField(at, source, meaning, Object.keys(schema.properties ?? {})), meaning)
  const isRenamed = meaning?.fields && isSame(meaning.fields[meaning.target], value)
  return [diagnostic, ...(isRenamed ? checkAs(source, checked, { key, name: meaning.target }) : [])]
}

/** Checks a field as what another name stands for. */
function checkAs(
  source: FieldSource,
  { schema, path, section }: Checked,
  { key, name }: Record<"key" | "name", string>,
) {
  const field = schema.properties?.[name]
  const inner = section === "" ? name : `${section}.${name}`
  return field === undefined ? [] : checkValue(source, { schema: field, path: [...path, key], section: inner })
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : value === null ? "null" : typeof value
}

function wrong(source: FieldSource, path: FieldPath, expected: string, fix?: string): Diagnostic {
  const place = source.placeOf(path)
  const change = path.length === 0 ? "Change the file." : `Change ${place.field}.`
  return { ...place, message: unexpected(expected, formatValue(source.valueAt(path))), fix: fix ?? change }
}

/** JSON Resume allows additional fields, but nothing shows them. */
function unknownField(path: FieldPath, source: FieldSource, meaning: Meaning | null, known: string[]): Diagnostic {
  const place = source.placeOf(path)
  const key = path.at(-1)
  if (meaning !== null && meaning.fields !== null) {
    return { ...place, message: `\`${key}\` is not a field of JSON Resume.`, fix: didYouMean(meaning.target) }
  }
  const message =
    meaning === null
      ? `JSON Resume has no field \`${key}\`, so nothing shows it.`
      : `\`${key}\` is not a field of JSON Resume, and \`${meaning.target}\` says something else.`
  const isPrivate = includesName(PRIVATE_NAMES, String(key))
  const text = path.length === 1 ? "basics.summary" : TEXT_FIELDS.find((name) => !isPrivate && known.includes(name))
  const fix = text === undefined ? "Remove it." : `Remove it, or put its text into \`${text}\`.`
  return { severity: "warning", ...place, message, fix }
}

/** JSON Resume requires nothing, but an entry without its heading would be shown without one. */
function checkHeading(source: FieldSource, path: FieldPath): Diagnostic[] {
  const value = source.valueAt(path) ?? ""
  if (typeof value !== "string" || value.trim() !== "") return []
  const place = source.placeOf(path)
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
