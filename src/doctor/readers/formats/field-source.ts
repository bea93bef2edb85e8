import type { Place, Position, TextEdit } from "~/src/doctor/diagnostics/diagnostic"

export type FieldPath = readonly (string | number)[]

/** The fields of a file, each with the place where it was written. */
export type FieldSource = {
  /** Path from the project's root. */
  file: string
  data: unknown
  /** Returns what was written there, checked or not; undefined for a missing value. */
  valueAt: (path: FieldPath) => unknown
  /** Returns the place of a key or list item; of a missing one, that of its nearest existing parent. */
  placeOf: (path: FieldPath) => Place
  /** Returns where the name of a field is written; null for a list item and a missing field. */
  keyRangeOf: (path: FieldPath) => Range | null
  /** Returns where a field is written; null for a list item, a missing field, one with an anchor, and one in the braces of YAML. */
  rangeOf: (path: FieldPath) => FieldRange | null
  /** Returns the comment that stands where a value is expected: YAML reads an unquoted `#1dcd9f` as one. */
  commentAt: (path: FieldPath) => string | null
  /**
   * Returns the text that a field is the end of, and the field it begins in: in `{ alt: Waves, layered in blue }` the comma ends the
   * text, and the words after it become a field without a value. Null for a real field.
   */
  cutTextAt: (path: FieldPath) => { path: FieldPath; text: string } | null
  /**
   * Returns a value of one line and where it is written, e.g. `1e3` where YAML reads 1000, and the comment after a value without
   * quotes; null for anything else.
   */
  scalarAt: (path: FieldPath) => (Range & { text: string; comment: string | null }) | null
  /** Returns the edits that write another text in place of a value of one line; null for anything else. */
  rewrite: (path: FieldPath, text: string) => TextEdit[] | null
}

/** Where a field is written, the comments in its value, and where what follows begins: a comment, or the next line. */
export type FieldRange = { key: Range; value: Range; comments: readonly string[]; next: Position }

/** From the first character to the position after the last one. */
type Range = { from: Position; to: Position }

/** Returns the edits that write another text in place of one; null if it is not written as such. */
export type Rewrite = (text: string) => TextEdit[] | null

/** A text that a field holds, and where. */
export type NamedText = { name: string; place: Place; rewrite: Rewrite }

/** Returns a text as it was written, which YAML may have read as a number; null for anything else. */
export function textAt(source: FieldSource, path: FieldPath): string | null {
  const value = source.valueAt(path)
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** Returns the texts at a path, in which `*` matches every entry of a list. */
export function textsAt(source: FieldSource, pattern: readonly string[]): NamedText[] {
  return pathsAt(source.data, pattern)
    .flatMap((path) => {
      const name = source.valueAt(path)
      return typeof name === "string" ? [{ name, path }] : []
    })
    .map(({ name, path }) => ({ name, place: source.placeOf(path), rewrite: (to) => source.rewrite(path, to) }))
}

/** Returns the paths of the values that a pattern matches. */
function pathsAt(value: unknown, [key, ...rest]: readonly string[]): FieldPath[] {
  if (key === undefined) return [[]]
  if (typeof value !== "object" || value === null || Array.isArray(value) !== (key === "*")) return []
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value).filter(([name]) => name === key)
  return inner.flatMap(([name, item]) => pathsAt(item, rest).map((path) => [name, ...path]))
}

/** Returns every text in a value that is at this path. */
export function textsIn(value: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  return valuesIn(value, path).flatMap((each) =>
    typeof each.value === "string" ? [{ path: each.path, text: each.value }] : [],
  )
}

/** Returns a value that is at this path, and every value in it. */
export function valuesIn(value: unknown, path: FieldPath): { path: FieldPath; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [{ path, value }, ...inner.flatMap(([key, item]) => valuesIn(item, [...path, key]))]
}
