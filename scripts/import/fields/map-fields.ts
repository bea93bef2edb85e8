import type { z } from "zod"

import { shortened } from "~/scripts/import/markup/first-sentences"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { type FieldValues, includesName, isEmpty, isFields } from "~/src/doctor/readers/formats/field-values"

import { asText } from "./convert-value"
import { ENTRY_FIELDS, type FileContext } from "./entry-translations"
import { type Candidate, translateField } from "./translate-field"

/** In other formats fields of these names only hold other fields. */
const WRAPPERS = "params extra metadata meta custom header profile contact"

/** Fields about a part of a page: what is hidden in them is that part. */
const PARTS = "cover edit_post image header toc comments share menu"

export function mapFields(data: FieldValues, context: FileContext) {
  const { shape }: { shape: Shape } = ENTRY_FIELDS[context.becomes]
  const wrong = Object.keys(data).filter((name) => !fits(shape, name, data[name]))
  let result: FieldValues = Object.fromEntries(Object.entries(data).filter(([name]) => !wrong.includes(name)))
  const placed = new Map<string, Candidate>()
  // The fields of this site come first: no other one takes the place of their values.
  const isOurs = (name: string) => Object.hasOwn(shape, name)
  for (const key of [...wrong.filter(isOurs), ...wrong.filter((name) => !isOurs(name))]) {
    const place = placeField(key, data, { ...context, result })
    if (place !== null) placed.set(key, place)
    if (place !== null) result = { ...result, ...place.fields }
    else if (isOurs(key)) result = { ...result, [key]: data[key] }
  }
  const isWritten = ([name, value]: [string, unknown]) =>
    fits(shape, name, value) && !isSame(shape[name]?.safeParse(undefined).data, value)
  const hides = (key: string) => {
    const { fields = {} } = placed.get(key) ?? {}
    const isRead = Object.hasOwn(fields, "draft") || (Object.keys(fields).length > 0 && !isFields(data[key]))
    const isOfPart = isFields(data[key]) && includesName(PARTS, key)
    return !isRead && !isOfPart && hidingPart(key, data[key]) !== undefined
  }
  return {
    /** The fields of this site. */
    fields: Object.fromEntries(Object.entries(result).filter(isWritten)) as FieldValues,
    /** The names of the fields of the file that no field here can hold. */
    left: wrong.filter((key) => !placed.has(key)),
    /** The names of those of which a field here holds a part. */
    partial: wrong.filter((key) => placed.has(key) && (placed.get(key)?.isComplete === false || hides(key))),
    /** Whether a field hides the page elsewhere, which no field here says. */
    isHidden: wrong.some(hides),
  }
}

type Shape = Readonly<Record<string, z.ZodType>>
type Context = FileContext & { result: FieldValues }

/** Returns what fits beside the fields that are there already; null if nothing is known, or it contradicts them. */
function placeField(key: string, data: FieldValues, context: Context): Candidate | null {
  const { shape }: { shape: Shape } = ENTRY_FIELDS[context.becomes]
  const candidates = translateField(key, data, context)
  // As it is written, a value is the first candidate, and its items may be in another form.
  for (const [index, { fields, isComplete }] of [...candidates, ...candidates.toReversed()].entries()) {
    const isWhole = index < candidates.length
    const merged = Object.entries(fields).map(([name, value]) => {
      const whole = mergeValues(context.result[name], value)
      return [name, isWhole || fits(shape, name, whole) ? whole : partThatFits(shape, name, whole)] as const
    })
    if (merged.every(([name, part]) => part !== undefined && fits(shape, name, part))) {
      return { fields: Object.fromEntries(merged), isComplete: isComplete && isWhole }
    }
  }
  const inner = data[key]
  return includesName(WRAPPERS, key) && isFields(inner) ? unwrap(inner, context) : null
}

/** Takes the fields that fit out of one that only holds them; null if none does. */
function unwrap(inner: FieldValues, context: Context): Candidate | null {
  let fields: FieldValues = {}
  const placed = Object.keys(inner).map((name) => {
    const part = placeField(name, inner, { ...context, result: { ...context.result, ...fields } })
    if (part !== null) fields = { ...fields, ...part.fields }
    return part
  })
  if (placed.every((part) => part === null)) return null
  return { fields, isComplete: placed.every((part) => part?.isComplete === true) }
}

/** Returns the first sentences of a summary, or the first items of a list without those that do not fit; undefined for none. */
function partThatFits(shape: Shape, name: string, value: unknown): unknown {
  const issues = shape[name]?.safeParse(value).error?.issues ?? []
  const [most] = issues.flatMap((one) => (one.code === "too_big" && one.path.length === 0 ? Number(one.maximum) : []))
  if (/^(?:summary|description)$/.test(name) && most !== undefined) return shortened(asText(value) ?? "", most)
  const isRight = (_item: unknown, index: number) => issues.every(({ path }) => path[0] !== index)
  const items = Array.isArray(value) ? value.filter(isRight).slice(0, most) : []
  return items.length === 0 ? undefined : items
}

function fits(shape: Shape, name: string, value: unknown): boolean {
  return Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success === true
}

/** Returns undefined if the values contradict each other. */
function mergeValues(existing: unknown, value: unknown): unknown {
  if (existing === undefined || isEmpty(existing)) return value
  if (Array.isArray(existing) && Array.isArray(value)) {
    return [...existing, ...value.filter((item) => !existing.some((other) => includesItem(other, item)))]
  }
  if (typeof existing !== "object" && typeof value !== "object") {
    return String(existing).includes(String(value)) ? existing : undefined
  }
  if (!isFields(existing) || !isFields(value)) return undefined
  const merged = Object.keys(value).map((key) => [key, mergeValues(existing[key], value[key])] as const)
  return merged.some(([, whole]) => whole === undefined) ? undefined : { ...existing, ...Object.fromEntries(merged) }
}

/** An address is listed once, whatever its type, and a tag in one spelling. */
function includesItem(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.toLowerCase() === other.toLowerCase()
  if (!isFields(one) || !isFields(other)) return isSame(one, other)
  return Object.keys(other).every((key) => key === "type" || isEmpty(other[key]) || isSame(one[key], other[key]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
