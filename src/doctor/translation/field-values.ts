import { ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"

export type FieldValues = Readonly<Record<string, unknown>>

const PLAIN_NAMES = new Map<string, ReadonlySet<string>>()

/** Returns whether a list of names includes one, apart from case, spaces, `_` and `-`. Each list is split only once. */
export function includesName(names: string, name: string): boolean {
  const known = PLAIN_NAMES.get(names) ?? new Set(names.split(" ").map(plainName))
  PLAIN_NAMES.set(names, known)
  return known.has(plainName(name))
}

/** Returns a value that holds both; undefined if they contradict each other. */
export function mergeValues(existing: unknown, value: unknown): unknown {
  if (existing === undefined || existing === ALT_PLACEHOLDER || isEmpty(existing)) return value
  if (value === ALT_PLACEHOLDER || isEmpty(value)) return existing
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

export function isFields(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns whether nothing is lost without a value. */
export function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && !value.length)
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Returns whether an entry of a list has all that another one says: an address is listed once, whatever its type, and a
 * tag in one spelling.
 */
function includesItem(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.toLowerCase() === other.toLowerCase()
  if (!isFields(one) || !isFields(other)) return isSame(one, other)
  return Object.keys(other).every((key) => key === "type" || isEmpty(other[key]) || isSame(one[key], other[key]))
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "")
}
