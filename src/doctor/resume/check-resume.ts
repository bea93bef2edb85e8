import type { z } from "zod"

import { type Diagnostic, formatValue, type Place, unexpected } from "~/src/doctor/diagnostic"
import { checkDateOrder, checkFutureDate, checkInvisible, checkMarkup } from "~/src/doctor/fields/field-rules"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { checkPlaceholders } from "~/src/doctor/fields/placeholder-rules"
import { adviseDates } from "~/src/doctor/fields/respell"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import { checkIds, checkProjects } from "~/src/doctor/resume/resume-rules"
import { adviseHttps, meantAddress } from "~/src/doctor/schemas/expected-address"
import { emailAddress, httpsUrl, partialDate } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema, resumeSchema } from "~/src/doctor/schemas/resume-schema"
import { adviseFields, type FieldAdvice } from "~/src/doctor/translation/field-advice"
import { type FieldValues, includesName, isSame } from "~/src/doctor/translation/field-values"
import { hidingPart } from "~/src/doctor/translation/hiding-fields"
import { PRIVATE_NAMES } from "~/src/doctor/translation/resume-names"
import { resumeTranslation } from "~/src/doctor/translation/resume-translation"
import type { Translation } from "~/src/doctor/translation/translate-field"

const TYPES: Record<string, string> = {
  string: 'a text between " and "',
  array: "a list between [ and ]",
  object: "fields between { and }",
}
const FORMATS: Record<string, z.ZodType> = { date: partialDate, uri: httpsUrl, email: emailAddress }

const KEEP_ELSEWHERE = "Keep it in a file outside of content, or remove it."

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

type Unknown = { place: Place; key: string; value: unknown; schema: JsonSchema } & Record<
  "meant" | "contradicted",
  string | undefined
>

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
  const isEntry = typeof path.at(-1) === "number"
  if (typeof value === "string" && value.trim() === "" && (value !== "" || isEntry)) {
    return [wrong(source, path, "a text with words", `Remove ${source.placeOf(path).field}.`)]
  }
  const [issue] = FORMATS[isDate(schema) ? "date" : (schema.format ?? "")]?.safeParse(value).error?.issues ?? []
  if (issue === undefined) return []
  return [wrong(source, path, issue.message, fixOf(value, schema, path))]
}

function fixOf(value: unknown, schema: JsonSchema, path: FieldPath): string | undefined {
  if (isDate(schema)) {
    const otherwise = path.at(-1) === "endDate" ? "Change it, or leave endDate out while it goes on." : undefined
    return adviseDates(value) ?? otherwise
  }
  const secure = schema.format === "uri" ? meantAddress(String(value)) : undefined
  return secure && secure !== value ? adviseHttps(secure) : undefined
}

function checkEntry(source: FieldSource, checked: Checked): Diagnostic[] {
  const { schema, path, section } = checked
  const data = source.valueAt(path) as FieldValues
  const kept = Object.keys(data).filter((key) => includesName(PRIVATE_NAMES, key))
  const translation = resumeTranslation(section, schema)
  const foreign = { translation, folder: "", files: [], owner: "" }
  const advice = adviseFields({ source, path, format: "JSON" }, foreign, kept)
  const fields = Object.keys(data).flatMap((key) => checkField(source, { ...checked, key, translation, advice }))
  const [start, end] = [
    [...path, "startDate"],
    [...path, "endDate"],
  ]
  const dates = [...checkDateOrder(source, { start, end }), ...checkFutureDate(source, start)]
  const heading = HEADINGS[section]
  const needsHeading = heading !== undefined && !Object.hasOwn(advice.plan.written, heading)
  return [...(needsHeading ? checkHeading(source, [...path, heading]) : []), ...fields, ...dates]
}

type Entry = { key: string; translation: Translation; advice: FieldAdvice }

function checkField(
  source: FieldSource,
  { key, translation, advice: { of, plan }, ...checked }: Checked & Entry,
): Diagnostic[] {
  const { schema, path } = checked
  const value = source.valueAt([...path, key])
  const advised = of.get(key)
  if (Object.hasOwn(schema.properties ?? {}, key)) {
    const found = checkAs(source, checked, { key, name: key })
    const [first] = found
    return first !== undefined && advised !== undefined ? [{ ...first, ...advised }] : found
  }
  const [target, ...more] = plan.targets.get(key)?.fields ?? []
  const isRenamed = target !== undefined && more.length === 0 && isSame(plan.written[target], value)
  const place = source.placeOf([...path, key])
  const meant = target ?? meantField(key, translation)
  const contradicted = plan.contradicted.get(key)
  const diagnostic = unknownField({ place, key, value, schema, meant, contradicted })
  return [{ ...diagnostic, ...advised }, ...(isRenamed ? checkAs(source, checked, { key, name: target }) : [])]
}

/** Returns the field that an unknown name means, whatever its value; undefined for private details. */
function meantField(key: string, { table, shape }: Translation): string | undefined {
  if (includesName(PRIVATE_NAMES, key)) return undefined
  const row = table.find(([names, field]) => field !== null && includesName(names, key))
  return row?.[1] ?? nearestName(key, Object.keys(shape))
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
  const change = path.length === 0 ? "Change the file." : `Change ${place.field}.`
  return { ...place, message: unexpected(expected, formatValue(source.valueAt(path))), fix: fix ?? change }
}

/** JSON Resume allows additional fields, but nothing shows them. */
function unknownField({ place, key, value, schema, meant, contradicted }: Unknown): Diagnostic {
  const message = `\`${key}\` is not a field of JSON Resume`
  if (hidingPart(key, value) !== undefined) {
    return {
      ...place,
      message: `${message}: the entry is published.`,
      fix: "If that is right, remove the field, else the entry.",
    }
  }
  if (meant !== undefined && contradicted === undefined) {
    return { ...place, message: `${message}.`, fix: didYouMean(meant) }
  }
  const known = Object.keys(schema.properties ?? {})
  const text = TEXT_FIELDS.find((name) => known.includes(name.split(".")[0] ?? ""))
  return {
    severity: "warning",
    ...place,
    message:
      contradicted === undefined
        ? `JSON Resume has no field \`${key}\`, so nothing shows it.`
        : `${message}, and \`${contradicted}\` says something else.`,
    fix:
      text === undefined || includesName(PRIVATE_NAMES, key)
        ? KEEP_ELSEWHERE
        : `Put its text into \`${text}\`, or remove it.`,
  }
}

/** JSON Resume requires nothing, but an entry without its heading would be shown without one. */
function checkHeading(source: FieldSource, path: FieldPath): Diagnostic[] {
  const value = source.valueAt(path) ?? ""
  if (typeof value !== "string" || value.trim() !== "") return []
  const place = source.placeOf(path)
  const message = unexpected("the entry's heading, a text", "nothing")
  return [{ ...place, message, fix: `Add ${place.field}.` }]
}
