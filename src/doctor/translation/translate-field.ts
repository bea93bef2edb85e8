import type { z } from "zod"

import { nearestName } from "~/src/doctor/fields/nearest-name"

export type FieldValues = Readonly<Record<string, unknown>>

/** The values of a file's fields, found by the names that other formats give them. */
export type Given = { find: (names: string) => unknown }

/** The names of a field in other formats, and the fields of this site that say the same; undefined if the value cannot be read. */
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

/** In other formats fields of these names only hold other fields. */
const WRAPPERS = ["params", "extra", "metadata", "meta", "custom", "header"]

/** Keys inside a field that say how it looks, which nobody misses. */
const APPEARANCE = new Set(
  "icon iconpack width height style class classname focalpoint placement previewonly target type relative".split(" "),
)

/** Returns the fields of this site that say the same as one of another format; null if it is not known, or a text would be lost. */
export function translateField(key: string, data: FieldValues, translation: Translation): FieldValues | null {
  const value = data[key]
  const { table, withoutMeaning, shape } = translation
  if (WRAPPERS.includes(key.toLowerCase()) && isFields(value)) {
    const parts = Object.keys(value).map((name) =>
      name in shape ? { [name]: value[name] } : translateField(name, value, translation),
    )
    return parts.includes(null) ? null : Object.assign({}, ...parts)
  }
  if (isEmpty(value) || (includesName(withoutMeaning, key) && !(key in shape))) return {}
  const given: Given = { find: (names) => Object.entries(data).find(([name]) => includesName(names, name))?.[1] }
  const translated = table.find(([names]) => includesName(names, key))?.[1](value, given)
  if (translated !== undefined) return keepsTexts(value, translated) ? translated : null
  const near = key in shape ? undefined : nearestName(key, Object.keys(shape))
  return near === undefined ? null : { [near]: value }
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
    if (key !== null && APPEARANCE.has(plainName(key))) return true
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

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || String(one) === String(other)
}
