import type { z } from "zod"

import { nearestName } from "~/src/doctor/fields/nearest-name"

export type FieldValues = Readonly<Record<string, unknown>>

/** What a translation may look at besides the value: other fields, by their names in other formats, and the files beside. */
export type Given = { find: (names: string) => unknown; files: readonly string[] }

/**
 * The names of a field in other formats, and the fields of this site that say the same; undefined if the value cannot be read.
 * A name may be in several rows: the first whose result fits is used.
 */
export type TranslationTable = readonly (readonly [
  names: string,
  translate: (value: unknown, given: Given) => FieldValues | undefined,
])[]

/** What a kind of file is translated by: the names of other formats, names without a meaning here, and the fields there are. */
export type Translation = {
  table: TranslationTable
  withoutMeaning: string
  shape: Readonly<Record<string, z.ZodType>>
}

/** Fields of this site that a field becomes; `isComplete` if they hold all of its texts. */
export type Candidate = { fields: FieldValues; isComplete: boolean }

/** In other formats fields of these names only hold other fields. */
const WRAPPERS = "params extra metadata meta custom header profile contact"

/** Keys inside a field that say how it looks, which nobody misses. */
const APPEARANCE =
  "icon icon_pack width height style class class_name focal_point placement preview_only target type relative"

/** Returns what a field of another format may become here, the best first; none if it is not known. */
export function translateField(
  key: string,
  data: FieldValues,
  { translation, files }: { translation: Translation; files: readonly string[] },
): Candidate[] {
  const value = data[key]
  const { table, withoutMeaning, shape } = translation
  if (isEmpty(value) || (includesName(withoutMeaning, key) && !(key in shape)))
    return [{ fields: {}, isComplete: true }]
  const given: Given = { find: (names) => fieldCalled(data, names), files }
  const candidates = table.flatMap(([names, translate]): Candidate[] => {
    const fields = includesName(names, key) ? translate(value, given) : undefined
    return fields === undefined ? [] : [{ fields, isComplete: keepsTexts(value, fields) }]
  })
  const near = key in shape ? undefined : nearestName(key, Object.keys(shape))
  if (candidates.length === 0 && near !== undefined) candidates.push({ fields: { [near]: value }, isComplete: true })
  return includesName(WRAPPERS, key) && isFields(value)
    ? [...candidates, unwrap(value, { translation, files })]
    : candidates
}

/** Takes fields out of one that only holds them. */
function unwrap(value: FieldValues, context: { translation: Translation; files: readonly string[] }): Candidate {
  const { shape } = context.translation
  const parts = Object.keys(value).map((name) => {
    const candidates = shape[name]?.safeParse(value[name]).success
      ? [{ fields: { [name]: value[name] }, isComplete: true }]
      : translateField(name, value, context)
    return candidates.find(({ fields }) => fits(fields, shape)) ?? { fields: {}, isComplete: false }
  })
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    isComplete: parts.every(({ isComplete }) => isComplete),
  }
}

function fits(fields: FieldValues, shape: Translation["shape"]): boolean {
  return Object.entries(fields).every(([name, value]) => shape[name]?.safeParse(value).success === true)
}

function fieldCalled(data: FieldValues, names: string): unknown {
  return Object.entries(data).find(([name]) => includesName(names, name))?.[1]
}

/** Returns whether a list of names includes one, apart from case, `_` and `-`. */
export function includesName(names: string, name: string): boolean {
  return names.split(" ").some((other) => plainName(other) === plainName(name))
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "")
}

/** Returns a value that holds both; undefined if they contradict each other. */
export function mergeValues(existing: unknown, value: unknown): unknown {
  if (existing === undefined || existing === null) return value
  if (Array.isArray(existing) && Array.isArray(value)) {
    return [...existing, ...value.filter((item) => !existing.some((other) => isSameItem(other, item)))]
  }
  if (isFields(existing) && isFields(value)) {
    const keys = Object.keys(value)
    const isConsistent = keys.every((key) => !existing[key] || !value[key] || isSame(existing[key], value[key]))
    return isConsistent
      ? { ...existing, ...Object.fromEntries(keys.map((key) => [key, existing[key] || value[key]])) }
      : undefined
  }
  return isSame(existing, value) ? existing : undefined
}

/** Returns whether every text in fields inside a value is still there. A text or a list of texts may change form. */
function keepsTexts(value: unknown, translated: FieldValues): boolean {
  const kept = JSON.stringify(translated)
  const isKept = (part: unknown, key: string | null): boolean => {
    if (key !== null && includesName(APPEARANCE, key)) return true
    if (Array.isArray(part)) return part.every((item) => isKept(item, key))
    if (isFields(part)) return Object.entries(part).every(([name, item]) => isKept(item, name))
    return key === null || typeof part !== "string" || kept.includes(JSON.stringify(part.trim()).slice(1, -1))
  }
  return isKept(value, null)
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Entries of lists are the same if they have the same name or address. */
function isSameItem(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return isSame(one, other)
  return ["url", "src", "name"].some((key) => one[key] !== undefined && one[key] === other[key])
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0)
}

/** Returns whether two values are equal; a year may be a number or a text. */
export function isSame(one: unknown, other: unknown): boolean {
  return typeof one === "object" ? JSON.stringify(one) === JSON.stringify(other) : String(one) === String(other)
}
