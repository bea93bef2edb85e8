import type { z } from "zod"

import { type Diagnostic, formatValue, type Place, say, unexpected, warn } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { aliasedField } from "~/src/doctor/readers/fields/field-aliases"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { adviseDates } from "~/src/doctor/readers/fields/respell"
import { type FieldPath, type FieldSource, textsAt } from "~/src/doctor/readers/formats/field-source"
import { type FieldValues, includesName } from "~/src/doctor/readers/formats/field-values"
import { checkPlaceholders } from "~/src/doctor/rules/fields/check-placeholders"
import { checkDateOrder, checkFutureDate, checkInvisible, checkMarkup } from "~/src/doctor/rules/fields/field-rules"
import { adviseHttps, meantAddress } from "~/src/doctor/schemas/expected-address"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { emailAddress, httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, resumeSchema } from "~/src/doctor/schemas/resume-schema"

const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const FORMATS: Record<string, z.ZodType> = { date: partialDate, uri: httpsUrl, email: emailAddress }

const KEEP_ELSEWHERE = "Keep it in a file outside of content."
/** Private details, which no field holds. */
const PRIVATE_NAMES =
  "age birth_date birthday birthdate date_of_birth dob born gender sex nationality marital_status religion salary"

/** The first of these is where a text without a field can go. */
const TEXT_FIELDS = ["basics.summary", "summary", "description", "reference"]

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  const diagnostics = [
    ...checkValue(source, { schema: resumeSchema, path: [], section: "" }),
    ...checkIds(source),
    ...checkProjects(source),
    ...checkMarkup(source),
    ...checkInvisible(source),
    ...checkPlaceholders(source),
  ]
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

/** A value, what it should be, and where it is in the schema. */
type Checked = { schema: FieldSchema; path: FieldPath; section: string }

function checkValue(source: FieldSource, { schema, path, section }: Checked): Diagnostic[] {
  const value = source.valueAt(path)
  const type = isDate(schema) ? "string" : (schema.type ?? "object")
  if (typeOf(value) !== type) return [wrong(source, path, TYPES[type] ?? type)]
  if (Array.isArray(value)) {
    const items = schema.items ?? {}
    return value.flatMap((_item, index) => checkValue(source, { schema: items, path: [...path, index], section }))
  }
  if (type === "object") return checkEntry(source, { schema, path, section })
  const isEntry = typeof path.at(-1) === "number"
  if (typeof value === "string" && value.trim() === "" && (value !== "" || isEntry)) {
    return [wrong(source, path, "a text with words", `Remove ${source.placeOf(path).field}.`)]
  }
  const [issue] = FORMATS[isDate(schema) ? "date" : (schema.format ?? "")]?.safeParse(value).error?.issues ?? []
  if (issue === undefined) return []
  return [wrong(source, path, issue.message, fixOf(value, schema, path))]
}

function fixOf(value: unknown, schema: FieldSchema, path: FieldPath): string | undefined {
  if (isDate(schema)) {
    const otherwise = path.at(-1) === "endDate" ? "Change it, or leave endDate out while it goes on." : undefined
    return adviseDates(value) ?? otherwise
  }
  const secure = schema.format === "uri" ? meantAddress(String(value)) : undefined
  return secure && secure !== value ? adviseHttps(secure) : undefined
}

function checkEntry(source: FieldSource, checked: Checked): Diagnostic[] {
  const { path, section } = checked
  const data = source.valueAt(path) as FieldValues
  const fields = Object.keys(data).flatMap((key) => checkField(source, { ...checked, key }))
  const start = [...path, "startDate"]
  const end = [...path, "endDate"]
  const dates = [...checkDateOrder(source, { start, end }), ...checkFutureDate(source, start)]
  const heading = HEADINGS[section]
  const isMeant = Object.keys(data).some((key) => meantField(key, checked.schema, data) === heading)
  return [...(heading === undefined || isMeant ? [] : checkHeading(source, [...path, heading])), ...fields, ...dates]
}

function checkField(source: FieldSource, { key, ...checked }: Checked & { key: string }): Diagnostic[] {
  const { schema, path } = checked
  if (Object.hasOwn(schema.properties ?? {}, key)) return checkAs(source, checked, { key, name: key })
  const data = source.valueAt(path) as FieldValues
  const place = source.placeOf([...path, key])
  const message = `\`${key}\` is not a field of JSON Resume`
  if (hidingPart(key, data[key]) !== undefined) {
    const fix = "If that is right, remove the field, else the entry."
    return [{ ...place, ...say("resume-published", `${message}: the entry is published.`, fix) }]
  }
  const meant = meantField(key, schema, data)
  if (meant === undefined) return [unusedField(place, key, schema)]
  const wrongValues = checkAs(source, checked, { key, name: meant })
  const range = wrongValues.length === 0 ? source.keyRangeOf([...path, key]) : null
  const edits = range && [{ ...range, text: JSON.stringify(meant) }]
  return [
    { ...place, ...say("unknown-field", `${message}.`, didYouMean(meant)), ...(edits && { edits }) },
    ...wrongValues,
  ]
}

/** Returns the field that an unknown name means, unless another name in the entry has it; undefined for private details. */
function meantField(key: string, { properties = {} }: FieldSchema, data: FieldValues): string | undefined {
  if (Object.hasOwn(properties, key) || includesName(PRIVATE_NAMES, key)) return undefined
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(data, name))
  const meantBy = (name: string) => aliasedField(name, free) ?? nearestName(name, free)
  const meant = meantBy(key)
  const first = Object.keys(data).find((other) => !Object.hasOwn(properties, other) && meantBy(other) === meant)
  return first === key ? meant : undefined
}

/** Checks a field under the name that it should have. */
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
  const value = source.valueAt(path)
  const change = path.length === 0 ? "Change the file." : `${value === null ? "Remove" : "Change"} ${place.field}.`
  return { ...place, ...say("wrong-value", unexpected(expected, formatValue(value)), fix ?? change) }
}

/** JSON Resume allows additional fields, but nothing shows them. */
function unusedField(place: Place, key: string, { properties = {} }: FieldSchema): Diagnostic {
  const text = TEXT_FIELDS.find((name) => Object.hasOwn(properties, name.split(".")[0] ?? ""))
  const isPrivate = text === undefined || includesName(PRIVATE_NAMES, key)
  const message = `JSON Resume has no field \`${key}\`, so nothing shows it.`
  return warn(place, say("field-unused", message, isPrivate ? KEEP_ELSEWHERE : `Put its text into \`${text}\`.`))
}

/** JSON Resume requires nothing, but an entry without its heading would be shown without one. */
function checkHeading(source: FieldSource, path: FieldPath): Diagnostic[] {
  const value = source.valueAt(path) ?? ""
  if (typeof value !== "string" || value.trim() !== "") return []
  const place = source.placeOf(path)
  const message = unexpected("the entry's heading, a text", "nothing")
  return [{ ...place, ...say("field-missing", message, `Add ${place.field}.`) }]
}

/** Warns about projects in a résumé: the pages show the site's own instead. */
function checkProjects(source: FieldSource): Diagnostic[] {
  const projects = source.valueAt(["projects"])
  if (!Array.isArray(projects) || projects.length === 0) return []
  const [first] = projects
  const name = typeof first?.name === "string" ? first.name : "A clear title"
  const message = "No page shows the projects of a résumé, only those in content/projects."
  const fix = `Create each that is not there yet with the command below, then remove \`projects\`.\nnpm run new -- ${JSON.stringify(name)}`
  return [warn(source.placeOf(["projects"]), say("field-unused", message, fix))]
}

/** Reports ids of jobs that projects cannot refer to. */
function checkIds(source: FieldSource): Diagnostic[] {
  const ids = textsAt(source, ["work", "*", "id"])
  return ids.flatMap(({ name, place }, index) => {
    const isSlug = slug.safeParse(name).success
    if (isSlug && ids.findIndex((other) => other.name === name) === index) return []
    const expected = isSlug
      ? "an id that no other job has"
      : "lowercase letters, digits and single hyphens, e.g. my-job"
    return [{ ...place, ...say("wrong-value", unexpected(expected, formatValue(name)), `Change ${place.field}.`) }]
  })
}
