import { isDeepStrictEqual } from "node:util"
import { stringify } from "yaml"

import { applyEdits } from "~/src/doctor/diagnostics/apply-edits"
import type { TextEdit } from "~/src/doctor/diagnostics/diagnostic"
import { parseFields } from "~/src/doctor/readers/content/read-fields"
import { removeField, replaceField } from "~/src/doctor/readers/fields/write-field"
import { commentsIn, type FieldPath, type FieldSource, withData } from "~/src/doctor/readers/formats/field-source"

import { rewriteJson } from "./rewrite-json"
import { OwnerError } from "./run-command"

/** A field that gets another value, or none: `undefined`. A list that grows or shrinks is one change. */
export type FieldChange = { path: FieldPath; value: unknown }

/** Throws an OwnerError if the file cannot be read. */
export function readFields(file: string, text: string): FieldSource {
  const { source, diagnostics } = parseFields(file, text.replace(/^\uFEFF/, ""))
  if (diagnostics.length === 0) return source
  throw unreadableFile(file)
}

export function unreadableFile(file: string): OwnerError {
  return new OwnerError(`${file} cannot be read. Run npm run check:content to see why, and fix it first.`)
}

/** Throws an OwnerError if a change is impossible. */
export function editFields(file: string, text: string, changes: readonly FieldChange[]): string {
  const [mark = ""] = /^\uFEFF?/.exec(text) ?? []
  readFields(file, text)
  return changes.reduce((result, change) => {
    const changed = editField(file, result.slice(mark.length), change)
    if (changed !== null) return mark + changed
    throw new OwnerError(`Change ${change.path.join(".")} in ${file} in a text editor; this command cannot.`)
  }, text)
}

/**
 * Returns a file with one field changed; comments and all other lines stay as they are. Null if that is impossible, e.g. because other
 * fields refer to it.
 * @param order the names of the fields of its group, in the order in which new ones are added
 */
export function editField(file: string, text: string, change: FieldChange, order: readonly string[] = []) {
  const whole = text === "" || text.endsWith("\n") ? text : text + lineBreakOf(text)
  const { source } = parseFields(file, whole)
  const current = source.valueAt(change.path)
  // Without this, a group would be added for nothing.
  if (change.value === undefined && current === undefined) return text
  if (change.path.some((_key, length) => isScalar(source.valueAt(change.path.slice(0, length))))) return null
  const isJson = file.endsWith(".json")
  // A year that is written as a number stays one.
  const isYear = !isJson && typeof current === "number" && /^\d{4}$/.test(String(change.value))
  const wanted = withValue(source.data ?? {}, change.path, isYear ? Number(change.value) : change.value)
  if (isDeepStrictEqual(wanted, source.data ?? {})) return text
  if (isJson) return rewriteJson(text, wanted)
  return writeField(file, whole, { source, path: change.path, value: wanted, order })
}

/** Returns the line break of most lines. */
export function lineBreakOf(text: string): string {
  return text.split("\r\n").length * 2 > text.split("\n").length + 1 ? "\r\n" : "\n"
}

type Written = FieldChange & { source: FieldSource; order: readonly string[] }

/**
 * A field that cannot be written alone is written with those around it. Null if none of that has the wanted result.
 * @param value all fields as they are to become
 */
function writeField(file: string, text: string, { value: wanted, ...written }: Written): string | null {
  for (let { length } = written.path; length > 0; length -= 1) {
    const path = written.path.slice(0, length)
    const value = withData(written.source, wanted).valueAt(path)
    for (const edits of editsFor({ ...written, lines: text.split(/\r?\n/), path, value })) {
      const result = edits && applyEdits(text, [edits])
      if (result !== null && isDeepStrictEqual(parseFields(file, result).source.data, wanted)) return result
    }
  }
  return null
}

type Writing = Written & { lines: readonly string[] }

/** Yields the ways to write a field, the one that touches the least first. */
function* editsFor(writing: Writing): Generator<TextEdit[] | null> {
  const { source, path, value } = writing
  const current = source.valueAt(path)
  if (isScalar(value) && isScalar(current)) yield source.rewrite(path, value as string)
  if (Array.isArray(value) && Array.isArray(current)) yield editsOfList(writing, current, value)
  const range = source.rangeOf(path)
  if (value === undefined) yield removeField(range)
  else if (range !== null) yield replaceField(range, textOf(writing))
  else if (current === undefined) yield addField(writing)
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value)
}

/** Returns the edits that add, move and remove whole entries of a list that has a line or more for each. */
function editsOfList({ source, lines, path }: Writing, before: unknown[], after: unknown[]): TextEdit[] | null {
  const isAt = (one: number, other: number) => isDeepStrictEqual(before.at(one), after.at(other))
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isAt(start, start)) start += 1
  let end = 0
  while (end < most - start && isAt(-1 - end, -1 - end)) end += 1
  const firstLines = before.map((_entry, index) => {
    let { line } = source.placeOf([...path, index])
    while (line > 1 && !/^\s*-(?:\s|$)/.test(lines[line - 1] ?? "")) line -= 1
    return line
  })
  const lastLine = source.rangeOf(path)?.value.to.line
  const indent = /^(\s*)-(?:\s|$)/.exec(lines[(firstLines[0] ?? 0) - 1] ?? "")?.[1]
  if (lastLine === undefined || indent === undefined) return null
  /** Comments before the next entry belong to that. */
  const lineAfter = (index: number): number => {
    let line = firstLines[index + 1] ?? lastLine + 1
    const isBetween = (one = "") => /^\s*$/.test(one) || (/^\s*#/.test(one) && one.search(/#/) <= indent.length)
    while (index + 1 < before.length && isBetween(lines[line - 2])) line -= 1
    return line
  }
  const [from, to] = [lineAfter(start - 1), lineAfter(before.length - end - 1)]
  const replaced = before.slice(start, before.length - end).map((entry, index) => {
    return { entry, written: lines.slice(lineAfter(start + index - 1) - 1, lineAfter(start + index) - 1) }
  })
  const entries = after.slice(start, after.length - end).flatMap((entry) => {
    const at = replaced.findIndex((other) => isDeepStrictEqual(other.entry, entry))
    return at === -1
      ? indented(stringify([entry], { lineWidth: 0 }).trimEnd(), indent)
      : replaced.splice(at, 1)[0]?.written
  })
  const comments = replaced.flatMap(({ written }) => {
    const own = written.findIndex((line) => !/^\s*(#|$)/.test(line))
    const inside = commentsIn(written.slice(own).join("\n"))
    const alone = inside.filter((comment) => written.some((line) => line.trim() === comment))
    return [...written.slice(0, own), ...alone.map((comment) => indent + comment)]
  })
  const text = [...comments, ...entries].map((line) => `${line}\n`).join("")
  return [{ from: { line: from, column: 1 }, to: { line: to, column: 1 }, text }]
}

/** Returns the edits that add a field after the one that stands before it in the order, or after any other. */
function addField(writing: Writing): TextEdit[] | null {
  const { source, path, order } = writing
  const parent = path.slice(0, -1)
  const beside = Object.keys((source.valueAt(parent) as object | null) ?? {})
  const before = order.slice(0, order.indexOf(String(path.at(-1)))).filter((name) => beside.includes(name))
  const range = [...before.reverse(), ...beside].map((name) => source.rangeOf([...parent, name])).find(Boolean)
  if (!range && (parent.length > 0 || beside.length > 0)) return null
  const line = range ? range.value.to.line + 1 : source.placeOf([]).line
  const at = { line, column: 1 }
  const indent = " ".repeat(range ? range.key.from.column - 1 : 0)
  return [{ from: at, to: at, text: `${indented(textOf(writing), indent)}\n` }]
}

/** Returns a field as YAML, in one line unless it is a list, a group or a text of several lines. What is in brackets stays so. */
function textOf({ source, lines, path, value }: Writing): string {
  const name = String(path.at(-1))
  const start = source.rangeOf(path)?.value.from
  const isInBrackets = start !== undefined && /^[[{]/.test(lines[start.line - 1]?.slice(start.column - 1) ?? "")
  const isOneLine = isScalar(value) && !String(value).includes("\n")
  if (!isOneLine && !isInBrackets) return stringify({ [name]: value }, { lineWidth: 0 }).trimEnd()
  const inOneLine = { collectionStyle: "flow", blockQuote: false, lineWidth: 0 } as const
  return `${name}: ${stringify(value, { ...inOneLine, flowCollectionPadding: !Array.isArray(value) }).trim()}`
}

function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent)
}

/** Returns the data with another value at a path, or without it. */
function withValue(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(data) ? [...data] : { ...(data as object) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = withValue(fields[key], rest, value)
  if (fields[key] === undefined) delete fields[key]
  return copy
}
