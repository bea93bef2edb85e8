import { z } from "zod"

import { type FieldValues, isEmpty, isFields, isSame } from "~/src/doctor/readers/formats/field-values"
import { meantAddress } from "~/src/doctor/schemas/expected-address"
import { httpsUrl } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema } from "~/src/doctor/schemas/resume-schema"

import { asDate, asEndDate, asPeriod } from "./convert-date"
import { asListOf, asText } from "./convert-value"
import { NETWORKS, PARTIAL_NAMES, RESUME_NAMES, SHARED_NAMES } from "./resume-names"
import type { ConversionContext, Translation, TranslationTable } from "./translate-field"

/** The fields of this part are often written one level above it. */
const PARTS: Readonly<Record<string, string>> = { "": "basics", basics: "location" }
/** Before the points of a list that is written as one text. */
const BULLET = /(?:^|\n)\s*[•*-]\s+/
const NAME_HALVES = `${PARTIAL_NAMES.first} ${PARTIAL_NAMES.last}`

const BASICS_TABLE: TranslationTable = [
  [NAME_HALVES, "name", (_value, { find }) => asText(`${halfOf(find, "first")} ${halfOf(find, "last")}`)],
  ...NETWORKS.map((names): TranslationTable[number] => {
    const [network = names] = names.split(" ")
    return [names, "profiles", (value) => profilesOf({ [network]: value })]
  }),
]

/** Returns how the entries of a section are translated: `work`, `basics.location`; empty for the whole résumé. */
export function resumeTranslation(section: string, schema: JsonSchema): Translation {
  const shape = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isInForm = (value: unknown) => value === undefined || isSame(inForm(value, field, name), value)
    return [name, z.custom(isInForm)] as const
  })
  return { table: tableOf(section, schema), withoutMeaning: "", shape: Object.fromEntries(shape) }
}

function tableOf(section: string, schema: JsonSchema): TranslationTable {
  const { properties = {} } = schema
  const own = Object.fromEntries(Object.keys(properties).map((name) => [name, name]))
  const named = [RESUME_NAMES[section] ?? {}, SHARED_NAMES, own]
    .flatMap(Object.entries<string>)
    .flatMap(([name, names]): TranslationTable => {
      const field = properties[name]
      return field === undefined ? [] : rowsOf(names, name, { field, hasPoints: properties.highlights !== undefined })
    })
  const part = PARTS[section]
  const inner = part === undefined ? [] : tableOf(section === "" ? part : `${section}.${part}`, properties[part] ?? {})
  return [
    ...(section === "basics" ? BASICS_TABLE : []),
    ...(properties.startDate === undefined ? [] : [periodRow(section === "education" ? "endDate" : "startDate")]),
    ...named,
    ...inner.map(([names, field, convert]): TranslationTable[number] => {
      const wrap = (value: unknown) => (value === undefined || field === null ? value : { [field]: value })
      return [names, part ?? null, (value, given) => wrap(convert(value, given))]
    }),
  ]
}

function rowsOf(
  names: string,
  name: string,
  { field, hasPoints }: { field: JsonSchema; hasPoints: boolean },
): TranslationTable {
  const row: TranslationTable[number] = [names, name, (value) => inForm(value, field, name)]
  // What has no end date goes on.
  if (name === "endDate") return [[names, null, (value) => (asEndDate(value) === "present" ? {} : undefined)], row]
  if (!hasPoints || !/^(?:summary|description)$/.test(name)) return [row]
  return [[names, null, (value) => pointsOf(value, name)], row]
}

/** Returns a row for a start and an end in one text; a single date is that of `single`. */
function periodRow(single: string): TranslationTable[number] {
  const convert = (value: unknown) => {
    const { date, endDate } = asPeriod(value) ?? {}
    if (date === undefined || endDate === undefined) return date && { [single]: date }
    return { startDate: date, ...(endDate !== "present" && { endDate }) }
  }
  return [PARTIAL_NAMES.period, null, convert]
}

function halfOf(find: ConversionContext["find"], half: "first" | "last"): string {
  return asText(find(PARTIAL_NAMES[half])) ?? ""
}

/** Returns the points of a text as highlights, apart from what is before them; undefined for a text without points. */
function pointsOf(value: unknown, name: string): FieldValues | undefined {
  const [text = "", ...points] =
    typeof value === "string" ? value.split(BULLET) : ["", ...(Array.isArray(value) ? value : [])]
  const highlights = asListOf(points, asText)
  return highlights && { ...(text.trim() !== "" && { [name]: text.trim() }), highlights }
}

/** Returns a value in the form of its field, as far as it can be read; undefined for a list or fields in place of a text. */
function inForm(value: unknown, schema: JsonSchema, name: string): unknown {
  const text = asText(value)
  if (isDate(schema)) return asEndDate(value) === "present" ? undefined : (asDate(value) ?? text)
  if (schema.format === "uri") return text && asUrl(text)
  if (schema.type === "string") return asWords(value, schema)
  if (name === "profiles" && isFields(value)) return profilesOf(value)
  if (schema.type === "array") return asEntries(value, schema.items ?? {}, name)
  return isFields(value) ? value : schema.properties?.city && text && { city: text }
}

/** Returns a text as it is written; undefined for spaces alone, and for an empty text that should be an address. */
function asWords(value: unknown, { format }: JsonSchema): string | undefined {
  if (typeof value !== "string") return asText(value)
  return value.trim() !== "" || (value === "" && format === undefined) ? value : undefined
}

function asEntries(value: unknown, { type, properties = {} }: JsonSchema, name: string): unknown[] | undefined {
  if (isFields(value) && properties.keywords !== undefined && Object.values(value).every(Array.isArray)) {
    return Object.entries(value).map(([group, keywords]) => ({ name: group, keywords }))
  }
  const parts = typeof value === "string" ? value.split(name === "highlights" ? BULLET : /\s*,\s*/) : value
  if (!Array.isArray(parts)) return undefined
  const entries = parts.filter((part) => !isEmpty(part))
  if (type === "string") return entries.every((entry) => asText(entry)) ? entries.map(String) : undefined
  const heading = HEADINGS[name]
  return entries.map((entry) => (heading !== undefined && typeof entry === "string" ? { [heading]: entry } : entry))
}

/** A network is given by an address or a user's name. */
function profilesOf(addresses: FieldValues): FieldValues[] | undefined {
  return asListOf(Object.entries(addresses), (entry) => {
    const [network, address] = entry as [string, unknown]
    const text = asText(address)
    const url = asUrl(text ?? "")
    return text && { network, ...(httpsUrl.safeParse(url).success ? { url } : { username: text.replace(/^@/, "") }) }
  }) as FieldValues[] | undefined
}

/** LinkedIn writes an address with its kind: `[PORTFOLIO:https://ada.dev]`. */
function asUrl(text: string): string {
  const url = text.replace(/^\[\w+:([^,\]]+)\]$/, "$1")
  return URL.canParse(url) ? url : (meantAddress(url) ?? url)
}
