import type { Document } from "yaml"

import type { Diagnostic, Place, Position } from "~/src/doctor/diagnostic"

/** The keys and list indexes that lead to a field. */
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
  /** The YAML that the fields were parsed from; JSON has none. */
  yaml?: { document: Document; text: string }
}

export type ParsedFields = { source: FieldSource; diagnostics: Diagnostic[] }

/** A text that a field holds, and where. */
export type NamedText = Place & { name: string }

type SourceParts = Pick<FieldSource, "file" | "data" | "yaml"> & {
  /** Finds the place of a path that has at least one key; undefined where nothing is written. */
  positionOf: (path: FieldPath) => Position | undefined
  /** The first position of the file's fields. */
  start: Position
  /** What the file is called where no field has a name. */
  whole: string
}

/** Returns the fields that a parser has read. */
export function fieldSource({ file, data, yaml, positionOf, start, whole }: SourceParts): FieldSource {
  const nearestPosition = (path: FieldPath): Position | undefined =>
    path.length === 0 ? undefined : (positionOf(path) ?? nearestPosition(path.slice(0, -1)))
  return {
    file,
    data,
    ...(yaml && { yaml }),
    valueAt: (path) => path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data),
    placeOf: (path) => ({ file, field: fieldName(path) || whole, ...(nearestPosition(path) ?? start) }),
  }
}

/** Returns the source of a file of which nothing could be read. */
export function emptySource(file: string): FieldSource {
  const start = { line: 1, column: 1 }
  return fieldSource({ file, data: null, positionOf: () => undefined, start, whole: "file" })
}

/** Returns a path as messages name it, e.g. `team[0].role`. */
function fieldName(path: FieldPath): string {
  const name = path.reduce<string>((all, key) => (typeof key === "number" ? `${all}[${key}]` : `${all}.${key}`), "")
  return name.replace(/^\./, "")
}

/** Returns a text as it was written, which YAML may have read as a number; null for anything else. */
export function textAt(source: Pick<FieldSource, "valueAt">, path: FieldPath): string | null {
  const value = source.valueAt(path)
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** Returns the texts at a path, in which `*` stands for every entry of a list. */
export function textsAt(source: FieldSource, path: readonly string[]): NamedText[] {
  const find = (value: unknown, [key, ...rest]: readonly string[], at: FieldPath): NamedText[] => {
    if (key === undefined) return typeof value === "string" ? [{ name: value, ...source.placeOf(at) }] : []
    if (key !== "*") return find((value as Record<string, unknown> | null)?.[key], rest, [...at, key])
    return Array.isArray(value) ? value.flatMap((entry, index) => find(entry, rest, [...at, index])) : []
  }
  return find(source.data, path, [])
}
