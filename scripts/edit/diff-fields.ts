import { isDeepStrictEqual } from "node:util"

import type { FieldChange } from "~/scripts/command/edit-fields"
import { listOf, mayBeEmpty } from "~/src/build/content-docs/editing/edited-files"
import type { FieldPath } from "~/src/doctor/readers/formats/field-source"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import type { FieldSchema } from "~/src/doctor/schemas/field-schema"

/**
 * Returns the changes that make one value of another. Entries of a list are changed where they are, and then added, moved and removed
 * as a whole, so that their comments stay with them.
 */
export function diffFields(current: unknown, wanted: unknown, path: FieldPath = []): FieldChange[] {
  if (isDeepStrictEqual(current, wanted)) return []
  if (isFields(current) && isFields(wanted)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(current)])
    return [...names].flatMap((name) => diffFields(current[name], wanted[name], [...path, name]))
  }
  if (!Array.isArray(current) || !Array.isArray(wanted)) return [{ path, value: wanted }]
  const left = new Set(current.keys())
  const take = (isMeant: (index: number) => boolean) => {
    const found = [...left].find(isMeant)
    left.delete(found ?? -1)
    return found
  }
  const places = wanted.map((item) => take((index) => isDeepStrictEqual(current[index], item)))
  const shares = (one: unknown, other: unknown) =>
    isFields(one) &&
    isFields(other) &&
    Object.keys(one).some((name) => name !== "type" && isDeepStrictEqual(one[name], other[name]))
  for (const [at, item] of wanted.entries()) places[at] ??= take((index) => shares(current[index], item))
  const changes = wanted.flatMap((item, at) => {
    const before = places[at - 1] ?? -1
    const after = places.slice(at + 1).find((place) => place !== undefined) ?? current.length
    places[at] ??= take((index) => (index > before && index < after) || (index > after && index < before))
    const index = places[at]
    return index === undefined ? [] : diffFields(current[index], item, [...path, index])
  })
  const isInPlace = places.every((index, at) => index === at) && current.length === wanted.length
  return isInPlace ? changes : [...changes, { path, value: wanted }]
}

/**
 * Returns the current value with what an editor changed in it. An editor may also drop fields that it does not know, write `false` or
 * an empty text for a missing field, and write a year as a text. None of that is a change.
 */
export function mergeFields(current: unknown, wanted: unknown, schema: FieldSchema): unknown {
  if (Array.isArray(wanted)) return mergeLists(current, wanted, listOf(schema)?.items ?? {})
  if (!isFields(wanted)) return isSameText(current, wanted) ? current : wanted
  const { properties = {}, required = [] } = schema
  const before = isFields(current) ? current : null
  const fields = Object.entries(properties).map(([name, field]) => {
    const [known, value] = [before?.[name], wanted[name]]
    if (before !== null && Object.hasOwn(before, name) && !isEmpty(value))
      return [name, mergeFields(known, value, field)]
    if (!isUnset(value, field)) return [name, mergeFields(undefined, value, field)]
    if (before !== null && isUnset(known, field)) return [name, known]
    // The empty description of a picture says that it decorates.
    return [name, required.includes(name) && mayBeEmpty(field) ? "" : undefined]
  })
  const unknown = Object.entries(before ?? {}).filter(([name]) => !Object.hasOwn(properties, name))
  return Object.fromEntries([...fields, ...unknown].filter(([, value]) => value !== undefined))
}

function mergeLists(current: unknown, wanted: unknown[], schema: FieldSchema): unknown {
  const before = isEmpty(current) ? [] : [current].flat()
  const nearest = (index: number) => [...before.slice(index, index + 1), ...before]
  const same = wanted.map((item, index) =>
    nearest(index).find((known) => isDeepStrictEqual(mergeFields(known, item, schema), known)),
  )
  const merged = wanted.map((item, index) => {
    // One that is unchanged elsewhere is not the one that was changed here.
    const akin = nearest(index).find((known) => !same.includes(known) && isAkin(known, item, schema))
    return same[index] ?? mergeFields(akin, item, schema)
  })
  // A list of one text that was written without a list stays so.
  return typeof current === "string" && merged.length === 1 ? merged[0] : merged
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

/** Returns whether two entries of a list are about the same thing: a field that every entry has is the same. */
function isAkin(one: unknown, other: unknown, { required = [] }: FieldSchema): boolean {
  return isFields(one) && isFields(other) && required.some((name) => one[name] === other[name])
}

/** A year is a number in YAML. Spaces around a text are not read, and the form shows it in one line. */
function isSameText(current: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "string" || !["string", "number"].includes(typeof current)) return false
  return inOneLine(`${current}`) === inOneLine(wanted)
}

export function inOneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ")
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
