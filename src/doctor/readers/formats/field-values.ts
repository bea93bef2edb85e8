export type FieldValues = Readonly<Record<string, unknown>>

const PLAIN_NAMES = new Map<string, ReadonlySet<string>>()

/** Returns whether a list of names includes one, apart from case, spaces, `_` and `-`. Each list is split only once. */
export function includesName(names: string, name: string): boolean {
  const known = PLAIN_NAMES.get(names) ?? new Set(names.split(" ").map(plainName))
  PLAIN_NAMES.set(names, known)
  return known.has(plainName(name))
}

export function isFields(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function isListOfFields(value: unknown): value is FieldValues[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields)
}

/** Returns whether nothing is lost without a value. */
export function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && !value.length)
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "")
}
