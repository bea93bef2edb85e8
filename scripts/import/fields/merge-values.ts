import { isEmpty, isFields, isSame } from "~/src/doctor/readers/formats/field-values"

/** Returns undefined if the values contradict each other. */
export function mergeValues(existing: unknown, value: unknown): unknown {
  if (existing === undefined || isEmpty(existing)) return value
  if (isEmpty(value)) return existing
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
