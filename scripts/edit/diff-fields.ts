import { isDeepStrictEqual } from "node:util"

import type { FieldChange } from "~/scripts/command/edit-fields"
import { listOf, mayBeEmpty } from "~/src/build/content-docs/editing/edited-files"
import type { FieldPath } from "~/src/doctor/readers/formats/field-source"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

/**
 * Returns what an editor changed in the fields of a file. An editor may also drop fields that it does not know, write `false` or an
 * empty text for a missing field, and write a year as a text. None of that is a change.
 */
export function diffFields(
  current: unknown,
  wanted: unknown,
  schema: FieldSchema,
  path: FieldPath = [],
): FieldChange[] {
  if (isSame(current, wanted, schema)) return []
  if (isFields(current) && isFields(wanted)) {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const at = [...path, name]
      if (Object.hasOwn(current, name) && !isEmpty(wanted[name])) {
        return diffFields(current[name], wanted[name], field, at)
      }
      if (isEmpty(current[name]) && isUnset(wanted[name], field)) return []
      const isCleared = isEmpty(wanted[name])
      return [{ path: at, value: isCleared ? cleared(name, schema) : withUnknown(undefined, wanted[name], field) }]
    })
  }
  if (Array.isArray(current) && Array.isArray(wanted)) return changesOfList(current, wanted, schema, path)
  // A list of one text that was written without a list stays so.
  const isAlone = typeof current === "string" && Array.isArray(wanted) && wanted.length === 1
  return [{ path, value: isAlone ? wanted[0] : withUnknown(current, wanted, schema) }]
}

/** Entries that have a counterpart are changed in their places, so that their comments stay; then entries are added or removed. */
function changesOfList(current: unknown[], wanted: unknown[], schema: FieldSchema, path: FieldPath): FieldChange[] {
  const items = listOf(schema)?.items ?? {}
  const list = { path, value: withUnknown(current, wanted, schema) }
  const isSameAt = (one: number, other: number) => isSame(current.at(one), wanted.at(other), items)
  let most = Math.min(current.length, wanted.length)
  if (current.length !== wanted.length) {
    let end = 0
    while (end < most && isSameAt(-1 - end, -1 - end)) end += 1
    most -= end
  }
  const pairs = current.slice(0, most).map((item, index) => [item, wanted[index], index] as const)
  const isInPlace = pairs.every(([item, other]) => !hasUnknown(item, items) || isAkin(item, other, items))
  if (!isInPlace) return [list]
  const changes = pairs.flatMap(([item, other, index]) => diffFields(item, other, items, [...path, index]))
  return current.length === wanted.length ? changes : [...changes, list]
}

/**
 * Returns the path of a value that an editor cannot show in its field and would replace, such as a text where a list is
 * expected; null if there is none.
 */
export function unreadablePath(value: unknown, schema: FieldSchema, path: FieldPath = []): FieldPath | null {
  const inner = Array.isArray(value)
    ? listOf(schema) && value.map((item, index) => [index, item, listOf(schema)?.items ?? {}] as const)
    : isFields(value)
      ? schema.properties &&
        Object.entries(schema.properties).map(([name, field]) => [name, value[name], field] as const)
      : []
  if (inner === undefined || !isReadable(value, schema)) return path
  const found = inner.map(([key, each, field]) => unreadablePath(each, field, [...path, key]))
  return found.find((each) => each !== null) ?? null
}

function isReadable(value: unknown, { type = "", enum: choices, properties, items }: FieldSchema): boolean {
  if (typeof value === "object" || value === undefined) return true
  if (properties !== undefined || items !== undefined) return false
  const types = { boolean: ["boolean"], number: ["number"], integer: ["number"] }[type] ?? ["string", "number"]
  return types.includes(typeof value) && (choices?.includes(value) ?? true)
}

/** Returns the wanted value without fields that are not set, and with those of the current value that the editor does not know. */
function withUnknown(current: unknown, wanted: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(wanted)) {
    const items = listOf(schema)?.items ?? {}
    const before: unknown[] = Array.isArray(current) ? current : []
    return wanted.map(
      (item) =>
        before.find((known) => isSame(known, item, items)) ??
        withUnknown(
          before.find((known) => isAkin(known, item, items)),
          item,
          items,
        ),
    )
  }
  if (!isFields(wanted)) return wanted
  const known = schema.properties ?? {}
  const before = isFields(current) ? current : {}
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(known, name))
  const set = Object.entries(known)
    .map(([name, field]) => {
      const isCleared = isUnset(wanted[name], field)
      return [name, isCleared ? cleared(name, schema) : withUnknown(before[name], wanted[name], field)] as const
    })
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries([...set, ...kept])
}

/** Returns the value of a field that is left empty: the empty description of a picture says that it decorates. */
function cleared(name: string, { properties, required = [] }: FieldSchema): "" | undefined {
  return required.includes(name) && mayBeEmpty(properties?.[name] ?? {}) ? "" : undefined
}

function hasUnknown(item: unknown, { properties = {} }: FieldSchema): boolean {
  return isFields(item) && Object.keys(item).some((name) => !Object.hasOwn(properties, name))
}

/** Returns whether two entries of a list are about the same thing: a field that every entry has is the same. */
function isAkin(one: unknown, other: unknown, { required = [] }: FieldSchema): boolean {
  return isFields(one) && isFields(other) && required.some((name) => one[name] === other[name])
}

/** Returns whether an editor that has read the current value means the same by the wanted one. */
function isSame(current: unknown, wanted: unknown, schema: FieldSchema): boolean {
  if (isDeepStrictEqual(current, wanted)) return true
  const list = listOf(schema)
  if (Array.isArray(wanted) && list !== undefined) {
    const entries = isEmpty(current) ? [] : [current].flat()
    const isSameEntry = (entry: unknown, index: number) => isSame(entry, wanted[index], list.items ?? {})
    return entries.length === wanted.length && entries.every(isSameEntry)
  }
  if (isFields(current) && isFields(wanted)) {
    return Object.entries(schema.properties ?? {}).every(([name, field]) =>
      Object.hasOwn(current, name)
        ? isSame(current[name], wanted[name], field) || (isEmpty(current[name]) && isEmpty(wanted[name]))
        : isUnset(wanted[name], field),
    )
  }
  // A year is a number in YAML. Spaces around a text are not read.
  return (
    typeof wanted === "string" && ["string", "number"].includes(typeof current) && `${current}`.trim() === wanted.trim()
  )
}

/** Returns whether a value says no more than a missing field. */
function isUnset(value: unknown, { default: byDefault, properties = {} }: FieldSchema): boolean {
  if (isEmpty(value) || isDeepStrictEqual(value, byDefault)) return true
  return isFields(value) && Object.entries(properties).every(([name, field]) => isUnset(value[name], field))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true
  return typeof value === "object" && Object.values(value).every(isEmpty)
}
