import { nearestName } from "~/src/doctor/fields/nearest-name"
import { httpsUrl } from "~/src/doctor/schemas/field-types"
import { HEADINGS, isDate, type JsonSchema } from "~/src/doctor/schemas/resume-schema"
import { asDate, asEndDate, asPeriod, asText } from "~/src/doctor/translation/convert-value"
import {
  changedFields,
  type FieldValues,
  includesName,
  isEmpty,
  isFields,
  mergeValues,
} from "~/src/doctor/translation/field-values"
import {
  NETWORKS,
  PARTIAL_NAMES,
  PRIVATE_NAMES,
  RESUME_NAMES,
  SHARED_NAMES,
} from "~/src/doctor/translation/resume-names"

/** A field of a résumé that is unknown, or whose value has another form. */
export type Given = {
  key: string
  value: unknown
  /** The fields beside it. */
  others: FieldValues
  /** Where its entry is in the schema: `work`, `basics.location`; empty for the whole résumé. */
  section: string
  schema: JsonSchema
}

export type Meaning = {
  /** The field that was meant. */
  target: string
  /** What to write in its place; nothing if it can go. Null if what is there says something else; undefined if it cannot be read. */
  fields: FieldValues | null | undefined
}

/** The fields of this part are often written one level above it. */
const PARTS: Readonly<Record<string, string>> = { "": "basics", basics: "location" }
/** Before the points of a list that is written as one text. */
const BULLET = /(?:^|\n)\s*[•*-]\s+/

/** Returns what an unknown field says in JSON Resume; null if nothing there has its meaning. */
export function findMeaning(given: Given): Meaning | null {
  const { key, others, schema } = given
  if (includesName(PRIVATE_NAMES, key)) return null
  const near = nearestName(key, Object.keys(schema.properties ?? {}))
  const named = namedMeaning(given, others)
  if (named !== null || near === undefined || near[0] !== key[0]?.toLowerCase()) return named
  // Short words resemble each other too easily: `note` is no misspelt `name`.
  return { target: near, fields: near.length > 5 ? merge(others, fieldsFor(near, given)) : undefined }
}

/** Returns what to write in place of a known field whose value has another form. */
export function reform(given: Given): Meaning {
  return { target: given.key, fields: merge(given.others, fieldsFor(given.key, given)) }
}

function namedMeaning(given: Given, existing: FieldValues): Meaning | null {
  const { section, schema } = given
  const meanings = candidates(given).map(({ target, fields }) => ({ target, fields: merge(existing, fields) }))
  const found = meanings.find(({ fields }) => fields !== undefined && fields !== null) ?? null
  const part = PARTS[section]
  const whole = part === undefined ? undefined : (existing[part] ?? {})
  if (found !== null || part === undefined || !isFields(whole)) return found ?? meanings[0] ?? null
  const inner = {
    ...given,
    section: section === "" ? part : `${section}.${part}`,
    schema: schema.properties?.[part] ?? {},
  }
  const meaning = namedMeaning(inner, whole)
  if (meaning === null) return meanings[0] ?? null
  const { target, fields } = meaning
  const isWritten = Object.keys(fields ?? {}).length > 0
  return { target: `${part}.${target}`, fields: isWritten ? { [part]: { ...whole, ...fields } } : fields }
}

function candidates(given: Given): { target: string; fields: FieldValues | undefined }[] {
  const { key, value, others, section, schema } = given
  const { properties = {} } = schema
  const textOf = (list: string) =>
    Object.entries({ ...others, [key]: value }).find(([name]) => includesName(list, name))?.[1]
  const [network] = NETWORKS.find((names) => includesName(names, key))?.split(" ") ?? []
  if (section === "basics" && includesName(`${PARTIAL_NAMES.first} ${PARTIAL_NAMES.last}`, key)) {
    const name = [textOf(PARTIAL_NAMES.first), textOf(PARTIAL_NAMES.last)]
      .flatMap((text) => asText(text) ?? [])
      .join(" ")
    return [{ target: "name", fields: asText(value) === undefined ? undefined : { name } }]
  }
  if (section === "basics" && network !== undefined)
    return [{ target: "profiles", fields: profilesOf({ [network]: value }) }]
  if (properties.startDate !== undefined && includesName(PARTIAL_NAMES.period, key)) {
    return [{ target: "startDate", fields: periodOf(value, section) }]
  }
  const elsewhere = [RESUME_NAMES[section] ?? {}, SHARED_NAMES].flatMap(Object.entries<string>)
  const named = elsewhere.filter(([name, list]) => Object.hasOwn(properties, name) && includesName(list, key))
  const own = Object.keys(properties).filter((name) => includesName(name, key))
  return [...named.map(([name]) => name), ...own].map((target) => ({ target, fields: fieldsFor(target, given) }))
}

/** Returns the fields that say the same as one that means `target`; undefined if its value cannot be read. */
function fieldsFor(target: string, { value, schema: { properties = {} } }: Given): FieldValues | undefined {
  if (isEmpty(value) || (target === "endDate" && asEndDate(value) === "present")) return {}
  if (target === "profiles" && isFields(value)) return profilesOf(value)
  if (properties.highlights !== undefined && /^(?:summary|description)$/.test(target)) {
    const points = pointsOf(value, target)
    if (points !== undefined) return points
  }
  const form = inForm(value, properties[target] ?? {}, target)
  return form === undefined ? undefined : { [target]: form }
}

/** Returns the points of a text as highlights, apart from what is before them; undefined for a text without points. */
function pointsOf(value: unknown, target: string): FieldValues | undefined {
  const [text = "", ...highlights] =
    typeof value === "string" ? value.split(BULLET) : ["", ...(Array.isArray(value) ? value : [])]
  if (highlights.length === 0 || !highlights.every(asText)) return undefined
  return { ...(text.trim() !== "" && { [target]: text.trim() }), highlights }
}

/** Returns a value in the form of its field, as far as it can be read; undefined for a list or fields in place of a text. */
function inForm(value: unknown, schema: JsonSchema, name: string): unknown {
  const text = asText(value)
  if (isDate(schema)) return asDate(value) ?? text
  if (schema.format === "uri") return text && asUrl(text)
  if (schema.type === "string") return typeof value === "string" ? value : text
  if (schema.type === "array") return asEntries(value, schema.items ?? {}, name)
  return isFields(value) ? value : schema.properties?.city && text && { city: text }
}

function asEntries(value: unknown, { type, properties = {} }: JsonSchema, name: string): unknown[] | undefined {
  if (isFields(value) && properties.keywords !== undefined && Object.values(value).every(Array.isArray)) {
    return Object.entries(value).map(([group, keywords]) => ({ name: group, keywords }))
  }
  const parts = typeof value === "string" ? value.split(name === "highlights" ? BULLET : /\s*,\s*/) : value
  if (!Array.isArray(parts)) return undefined
  const entries = parts.filter((part) => part !== "")
  if (type === "string") return entries.every((entry) => asText(entry)) ? entries.map(String) : undefined
  const heading = HEADINGS[name]
  return heading === undefined
    ? entries
    : entries.map((entry) => (typeof entry === "string" ? { [heading]: entry } : entry))
}

/** A network is given by an address or a user's name. */
function profilesOf(addresses: FieldValues): FieldValues | undefined {
  const profiles = Object.entries(addresses).map(([network, address]) => {
    const url = asUrl(asText(address) ?? "")
    const isUrl = httpsUrl.safeParse(url).success
    return { network, ...(isUrl ? { url } : { username: asText(address)?.replace(/^@/, "") }) }
  })
  return Object.values(addresses).every((address) => asText(address)) ? { profiles } : undefined
}

function periodOf(value: unknown, section: string): FieldValues | undefined {
  const period = asPeriod(value)
  if (period === undefined) return undefined
  const { date, endDate } = period
  if (endDate === undefined) return section === "education" ? { endDate: date } : { startDate: date }
  return { startDate: date, ...(endDate !== "present" && { endDate }) }
}

/** LinkedIn writes an address with its kind: `[PORTFOLIO:https://ada.dev]`. */
function asUrl(text: string): string {
  const url = text.replace(/^\[\w+:([^,\]]+)\]$/, "$1")
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(url) ? `https://${url}` : url
}

/** Returns what differs from the existing fields once both are merged; null if they contradict each other. */
function merge(existing: FieldValues, fields: FieldValues | undefined): Meaning["fields"] {
  const whole = fields && mergeValues(existing, fields)
  return isFields(whole) ? changedFields(existing, whole) : fields && null
}
