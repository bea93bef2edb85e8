import { CST, type Document, isMap, isNode, isScalar, Lexer, type Pair, Scalar, stringify } from "yaml"

import type { Place, Position, TextEdit } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

export type FieldPath = readonly (string | number)[]

/** The fields of a file, each with the place where it was written. */
export type FieldSource = ReturnType<typeof fieldSource>

/** Where a field is written, the comments in its value, and where what follows begins: a comment, or the next line. */
export type FieldRange = NonNullable<ReturnType<FieldSource["rangeOf"]>>

/** Returns the edits that write another text in place of one; null if it is not written as such. */
export type Rewrite = (text: string) => TextEdit[] | null

/** A text that a field holds, and where. */
export type NamedText = { name: string; place: Place; rewrite: Rewrite }

type Parsed = {
  /** Path from the project's root. */
  file: string
  text: string
  firstLine: number
  format: "YAML" | "JSON"
  data: unknown
}

const WHOLE = { YAML: "front matter", JSON: "résumé" }

export function fieldSource(document: Document, { file, text, firstLine, format, data }: Parsed) {
  const at = positionsIn(text, firstLine)
  const positionOf = (path: FieldPath): Position => {
    if (path.length === 0) return { line: firstLine, column: 1 }
    const offset = offsetIn(findPair(document, path)?.key ?? document.getIn(path, true))
    return offset === undefined ? positionOf(path.slice(0, -1)) : at(offset)
  }
  const rangeAt = (start: number, end: number) => ({ from: at(start), to: at(end) })
  /**
   * Returns a value of one line and where it is written, e.g. `1e3` where YAML reads 1000, and the comment after a value without
   * quotes, which may be empty: YAML reads `#1dcd9f` as a comment. Null for anything else.
   */
  const scalarAt = (path: FieldPath) => {
    const node = findPair(document, path)?.value ?? document.getIn(path, true)
    if (!isScalar(node) || !node.range || node.type?.startsWith("BLOCK")) return null
    const [from, to] = node.range
    const isPlain = node.type === Scalar.PLAIN
    const comment = isPlain ? (/^[ \t]*#(.*)/.exec(text.slice(to))?.[1] ?? null) : null
    return { text: isPlain ? text.slice(from, to) : String(node.value), comment, ...rangeAt(from, to) }
  }
  return {
    file,
    data,
    scalarAt,
    /** Returns what was written there, checked or not; undefined for a missing value. */
    valueAt: (path: FieldPath) => valueIn(data, path),
    /** Returns the place of a key or list item; of a missing one, that of its nearest existing parent. */
    placeOf: (path: FieldPath): Place => ({ file, field: fieldName(path) || WHOLE[format], ...positionOf(path) }),
    /** Returns where a field is written; null for a list item, a missing field, one with an anchor, and one in the braces of YAML. */
    rangeOf: (path: FieldPath) => {
      const pair = findPair(document, path)
      const parent = document.getIn(path.slice(0, -1), true)
      const isInBraces = format === "YAML" && isMap(parent) && parent.flow === true
      if (!isNode(pair?.key) || isInBraces) return null
      const [start = 0, keyEnd = 0] = pair.key.range ?? []
      const [from = keyEnd, to = keyEnd] = isNode(pair.value) ? (pair.value.range ?? []) : []
      const end = Math.max(keyEnd, from + text.slice(from, to).trimEnd().length)
      const part = text.slice(start, end)
      // A value with an anchor may be used elsewhere.
      if (tokensIn(part, "&").length > 0) return null
      const remark = /^[ \t]+(?=#)/.exec(text.slice(end))
      return {
        key: rangeAt(start, keyEnd),
        value: rangeAt(from, end),
        comments: commentsIn(part),
        next: remark === null ? { line: at(end).line + 1, column: 1 } : at(end + remark[0].length),
      }
    },
    /**
     * Returns the text that a field is the end of, and the field it begins in: in `{ alt: Waves, layered in blue }` the comma ends the
     * text, and the words after it become a field without a value. Null for a real field.
     */
    cutTextAt: (path: FieldPath) => cutTextAt(document, text, path),
    /** Returns the edits that write another text in place of a value of one line; null for anything else. */
    rewrite: (path: FieldPath, value: string): TextEdit[] | null => {
      const scalar = scalarAt(path)
      const isDouble = (document.getIn(path, true) as Scalar | undefined)?.type === Scalar.QUOTE_DOUBLE
      // The library writes a line separator at an end without quotes, and does not read it.
      const isQuoted = isDouble || /^\s|\s$/.test(value)
      const written = isQuoted ? JSON.stringify(value) : stringify([value], { collectionStyle: "flow", lineWidth: 0 })
      return scalar && [{ from: scalar.from, to: scalar.to, text: written.replace(/^\[ (.*) \]\n$/, "$1") }]
    },
  }
}

/** Returns a source with other values at its places. */
export function withData(source: FieldSource, data: unknown): FieldSource {
  return { ...source, data, valueAt: (path) => valueIn(data, path) }
}

function valueIn(data: unknown, path: FieldPath): unknown {
  const own = (value: unknown, key: string | number) =>
    Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined
  return path.reduce<unknown>(own, data)
}

/** Returns a text as it was written, which YAML may have read as a number; null for anything else. */
export function textAt(source: FieldSource, path: FieldPath): string | null {
  const value = source.valueAt(path)
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** Returns the texts at a path, in which `*` matches every entry of a list. */
export function textsAt(source: FieldSource, pattern: readonly string[]): NamedText[] {
  return pathsAt(source.data, pattern).flatMap((path): NamedText[] => {
    const name = source.valueAt(path)
    if (typeof name !== "string") return []
    return [{ name, place: source.placeOf(path), rewrite: (to) => source.rewrite(path, to) }]
  })
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

/** Returns a path as messages name it, e.g. `team[0].role`. */
function fieldName(path: FieldPath): string {
  const name = path.reduce<string>((all, key) => (typeof key === "number" ? `${all}[${key}]` : `${all}.${key}`), "")
  return name.replace(/^\./, "")
}

/** Returns undefined for a list item or a missing field. */
function findPair(document: Document, path: FieldPath): Pair | undefined {
  const parent = document.getIn(path.slice(0, -1), true)
  return isMap(parent) ? parent.items.findLast((pair) => String(pair.key) === String(path.at(-1))) : undefined
}

export function commentsIn(part: string): string[] {
  return tokensIn(part, "#")
}

/** Returns the comments or anchors in YAML. The lexer puts a mark before a scalar, whose text may begin with the sign. */
function tokensIn(part: string, sign: "#" | "&"): string[] {
  const tokens = [...new Lexer().lex(part)]
  return tokens.filter((token, index) => token.startsWith(sign) && tokens[index - 1] !== CST.SCALAR)
}

/** Returns where a node begins. */
export function offsetIn(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

function cutTextAt(document: Document, text: string, path: FieldPath): { path: FieldPath; text: string } | null {
  const parent = document.getIn(path.slice(0, -1), true)
  const end = findPair(document, path)
  if (end?.value !== null || !isMap(parent) || parent.flow !== true) return null
  const at = parent.items.indexOf(end)
  const field = parent.items.slice(0, at).findLast(({ value }) => value !== null)
  if (!isScalar(field?.value) || field.value.type !== Scalar.PLAIN) return null
  const next = parent.items.findIndex(({ value }, index) => index > at && value !== null)
  const last = parent.items.at(next === -1 ? -1 : next - 1)
  const to = isNode(last?.key) ? last.key.range?.[1] : undefined
  const whole = text.slice(offsetIn(field.value), to).replace(/\s+/g, " ")
  return { path: [...path.slice(0, -1), String(field.key)], text: whole }
}

/** Returns the line of an offset, and the part of it from there on. */
export function lineAt(text: string, offset: number): { line: string; rest: string } {
  const [rest = ""] = text.slice(offset).split(/\r?\n/, 1)
  const from = text.lastIndexOf("\n", offset - 1) + 1
  return { line: text.slice(from, offset) + rest, rest }
}
