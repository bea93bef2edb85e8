import { type Diagnostic, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"

/** Returns the message for list entries that are parts of one number, at the first of them; null for any other value. */
export function cutNumberAt(source: FieldSource, path: FieldPath): Diagnostic | null {
  const key = path.at(-1)
  if (typeof key !== "number") return null
  const entry = (index: number) => source.scalarAt([...path.slice(0, -1), index])
  let [first, last] = [key, key]
  while (first > 0 && isCut(entry(first - 1), entry(first))) first -= 1
  while (isCut(entry(last), entry(last + 1))) last += 1
  if (first === last) return null
  const parts = Array.from({ length: last - first + 1 }, (_, index) => entry(first + index)?.text)
  const message = `A comma in brackets separates entries, so ${formatValue(parts.join(","))} becomes ${parts.map(formatValue).join(" and ")}.`
  const fix = `Put the whole text between quotes: "${parts.join(",")}", or write a space after the comma.`
  return { ...source.placeOf([...path.slice(0, -1), first]), ...say("number-cut", message, fix) }
}

type Scalar = ReturnType<FieldSource["scalarAt"]>

/** Returns whether two values are one number: nothing but the comma is between them, and neither is between quotes. */
function isCut(one: Scalar, next: Scalar): boolean {
  if (one === null || next === null || one.to.line !== next.from.line) return false
  const isPlain = ({ text, from, to }: NonNullable<Scalar>) => to.column - from.column === text.length
  const isWhole = isPlain(one) && isPlain(next) && next.from.column === one.to.column + 1
  return isWhole && /\d$/.test(one.text) && /^\d{3}(?!\d)/.test(next.text)
}
