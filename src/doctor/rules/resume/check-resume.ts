import { z } from "zod"

import { type Diagnostic, formatValue, type Place, say, unexpected, warn } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { checkFields, partAt } from "~/src/doctor/readers/fields/check-fields"
import { aliasedField } from "~/src/doctor/readers/fields/field-aliases"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { type FieldPath, type FieldSource, textsAt, valuesIn } from "~/src/doctor/readers/formats/field-source"
import { type FieldValues, isFields } from "~/src/doctor/readers/formats/field-values"
import { checkDateOrder, checkFutureDate, FIELD_RULES } from "~/src/doctor/rules/fields/field-rules"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"
import { emailAddress, fields, httpsUrl, partialDate, slug } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, resumeSchema } from "~/src/doctor/schemas/resume-schema"

import { isPrivateDetail } from "./private-details"

const FORMATS: Record<string, z.ZodType> = { uri: httpsUrl, email: emailAddress }

const KEEP_ELSEWHERE = "Keep it in a file outside of content."

/** The first of these is where a text without a field can go. */
const TEXT_FIELDS = ["basics.summary", "summary", "description", "reference"]

type Properties = Record<string, FieldSchema>

const schema = zodOf(resumeSchema)

/** Checks a résumé against JSON Resume's schema and the site's own rules: one diagnostic for each wrong field. */
export function checkResume(source: FieldSource): Diagnostic[] {
  if (!isFields(source.data)) {
    const message = unexpected("fields between { and }", formatValue(source.data))
    return [{ ...source.placeOf([]), ...say("wrong-value", message, "Change the file.") }]
  }
  const diagnostics = [
    ...checkFields(source, schema, unknownField).diagnostics,
    ...checkDates(source),
    ...checkIds(source),
    ...checkProjects(source),
    ...FIELD_RULES.flatMap((rule) => rule(source)),
  ]
  return diagnostics.filter(({ field }, index) => diagnostics.findIndex((other) => other.field === field) === index)
}

/** JSON Resume requires nothing, but an entry without its heading would be shown without one. */
function zodOf({ items, properties, required = [], ...field }: FieldSchema, section = ""): z.ZodType {
  if (items !== undefined) {
    const entry = items.properties
      ? zodOf({ ...items, required: [HEADINGS[section] ?? ""] })
      : filled("a text with words")
    return z.array(entry, "a list between [ and ]")
  }
  if (properties !== undefined) {
    const shape = Object.entries(properties).map(([name, inner]) => {
      return [name, required.includes(name) ? filled("the entry's heading, a text") : zodOf(inner, name).optional()]
    })
    return fields("fields between { and }", Object.fromEntries(shape))
  }
  const text = z.string('a text between " and "')
  const format = isDate(field) ? partialDate : FORMATS[field.format ?? ""]
  return format === undefined
    ? text.regex(/^$|\S/, "a text with words")
    : text.pipe(format as z.ZodType<string, string>)
}

function filled(expected: string) {
  return z.string(expected).regex(/\S/, expected)
}

function checkDates(source: FieldSource): Diagnostic[] {
  const entries = valuesIn(source.data, []).filter(({ value }) => isFields(value))
  return entries.flatMap(({ path }) => {
    const start = [...path, "startDate"]
    return [...checkDateOrder(source, { start, end: [...path, "endDate"] }), ...checkFutureDate(source, start)]
  })
}

function unknownField(path: FieldPath, source: FieldSource) {
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))]
  const { properties = {} } = partAt(resumeSchema, parent) ?? {}
  const data = source.valueAt(parent) as FieldValues
  const place = source.placeOf(path)
  const message = `\`${key}\` is not a field of JSON Resume`
  if (hidingPart(key, data[key]) !== undefined) {
    const fix = "If that is right, remove the field, else the entry."
    return { diagnostic: { ...place, ...say("resume-published", `${message}: the entry is published.`, fix) } }
  }
  const meant = meantField(key, properties, data)
  if (meant === undefined) return { diagnostic: unusedField(place, key, properties) }
  const isRight = zodOf(properties[meant] ?? {}, meant).safeParse(data[key]).success
  const range = isRight ? source.rangeOf(path) : null
  const edits = range && [{ ...range.key, text: JSON.stringify(meant) }]
  const found = { ...say("unknown-field", `${message}.`, didYouMean(meant)), ...(edits && { edits }) }
  return { diagnostic: { ...place, ...found }, intended: source.placeOf([...parent, meant]).field }
}

/** Returns the field that an unknown name means, unless another name in the entry has it; undefined for private details. */
function meantField(key: string, properties: Properties, data: FieldValues): string | undefined {
  if (isPrivateDetail(key)) return undefined
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(data, name))
  const meantBy = (name: string) => aliasedField(name, free) ?? nearestName(name, free)
  const meant = meantBy(key)
  const first = Object.keys(data).find((other) => !Object.hasOwn(properties, other) && meantBy(other) === meant)
  return first === key ? meant : undefined
}

/** JSON Resume allows additional fields, but nothing shows them. */
function unusedField(place: Place, key: string, properties: Properties): Diagnostic {
  const text = TEXT_FIELDS.find((name) => Object.hasOwn(properties, name.split(".")[0] ?? ""))
  const isPrivate = text === undefined || isPrivateDetail(key)
  const message = `JSON Resume has no field \`${key}\`, so nothing shows it.`
  return warn(place, say("field-unused", message, isPrivate ? KEEP_ELSEWHERE : `Put its text into \`${text}\`.`))
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
