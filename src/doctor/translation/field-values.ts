export type FieldValues = Readonly<Record<string, unknown>>

/** Returns whether a list of names includes one, apart from case, spaces, `_` and `-`. */
export function includesName(names: string, name: string): boolean {
  return names.split(" ").some((other) => plainName(other) === plainName(name))
}

/** Returns a value that holds both; undefined if they contradict each other. */
export function mergeValues(existing: unknown, value: unknown): unknown {
  if (existing === undefined || existing === null || existing === "") return value
  if (Array.isArray(existing) && Array.isArray(value)) {
    return [...existing, ...value.filter((item) => !existing.some((other) => isSameItem(other, item)))]
  }
  if (!isFields(existing) || !isFields(value)) return isSame(existing, value) ? existing : undefined
  const merged = Object.keys(value).map(
    (key) => [key, mergeValues(existing[key], value[key] || existing[key])] as const,
  )
  if (merged.some(([key, whole]) => whole === undefined && value[key] !== undefined)) return undefined
  return { ...existing, ...Object.fromEntries(merged) }
}

export function isFields(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns whether two values are equal; a year may be a number or a text. */
export function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(typeof value === "number" ? String(value) : value)
  return plain(one) === plain(other)
}

/** Entries of lists are the same if they have the same name or address. */
function isSameItem(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return isSame(one, other)
  return ["url", "src", "name"].some((key) => one[key] !== undefined && one[key] === other[key])
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[_\-\s]/g, "")
}
