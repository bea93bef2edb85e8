import type { z } from "zod"

export type FieldValues = Readonly<Record<string, unknown>>

/** The values of a file's fields, found by the names that other formats give them. */
export type Given = { find: (names: string) => unknown }

/** The names of a field in other formats, and the fields of this site that say the same; undefined if the value cannot be read. */
export type TranslationTable = readonly (readonly [
  names: string,
  translate: (value: unknown, given: Given) => FieldValues | undefined,
])[]

type Format = { table: TranslationTable; shape: Readonly<Record<string, z.ZodType>> }

/** In other formats fields of these names only hold other fields. */
const WRAPPERS = ["params", "extra", "metadata", "meta", "custom", "header"]

/** Keys inside a field that say how it looks, which nobody misses. */
const APPEARANCE = new Set(
  "icon iconpack width height style class classname focalpoint placement previewonly target type".split(" "),
)

/**
 * Returns the fields that say the same in this site's format, merged with those that are there already: empty if the field says
 * nothing here. Null if the field is unknown, or if anything that it says would be lost.
 */
export function translateField(key: string, data: FieldValues, format: Format): FieldValues | null {
  const translated = translateOne(key, data[key], { data, format })
  if (translated === null) return null
  const merged: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(translated)) {
    const schema = format.shape[name]
    const whole = name === key ? value : merge(data[name], value)
    if (schema === undefined || whole === undefined || !schema.safeParse(whole).success) return null
    if (!isSame(schema.safeParse(undefined).data, whole)) merged[name] = whole
  }
  return merged
}

function translateOne(
  key: string,
  value: unknown,
  { data, format }: { data: FieldValues; format: Format },
): FieldValues | null {
  if (WRAPPERS.includes(key.toLowerCase()) && isFields(value)) {
    const parts = Object.entries(value).map(([name, inner]) =>
      name in format.shape ? { [name]: inner } : translateOne(name, inner, { data: value, format }),
    )
    return parts.includes(null) ? null : Object.assign({}, ...parts)
  }
  const given: Given = {
    find: (names) => Object.entries(data).find(([name]) => includesName(names, name))?.[1],
  }
  const translate = format.table.find(([names]) => includesName(names, key))?.[1]
  const translated = translate?.(value, given)
  return translated === undefined || !keepsTexts(value, translated) ? null : translated
}

/** Returns whether a list of names includes one, apart from case, `_` and `-`. */
export function includesName(names: string, name: string): boolean {
  return names.split(" ").some((other) => plainName(other) === plainName(name))
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "")
}

/** Returns a value that holds both; undefined if they contradict each other. */
function merge(existing: unknown, value: unknown): unknown {
  if (existing === undefined || existing === null) return value
  if (Array.isArray(existing) && Array.isArray(value)) {
    return [...existing, ...value.filter((item) => !existing.some((other) => isSame(other, item)))]
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || String(one) === String(other)
}
