import { CST, type Document, isMap, isNode, isScalar, Lexer, type Pair, Scalar, stringify } from "yaml"

import type { Position } from "~/src/doctor/diagnostics/diagnostic"

import type { FieldPath, FieldSource } from "./field-source"

type Parsed = {
  file: string
  text: string
  firstLine: number
  format: "YAML" | "JSON"
  data: unknown
  /** Returns the position in the file of an offset in the text. */
  at: (offset: number) => Position
}

const WHOLE = { YAML: "front matter", JSON: "résumé" }

export function yamlSource(document: Document, { file, text, firstLine, format, data, at }: Parsed): FieldSource {
  const positionOf = (path: FieldPath): Position => {
    if (path.length === 0) return { line: firstLine, column: 1 }
    const offset = offsetIn(findPair(document, path)?.key ?? document.getIn(path, true))
    return offset === undefined ? positionOf(path.slice(0, -1)) : at(offset)
  }
  const rangeAt = (start: number, end: number) => ({ from: at(start), to: at(end) })
  const scalarAt: FieldSource["scalarAt"] = (path) => {
    const node = findPair(document, path)?.value ?? document.getIn(path, true)
    if (!isScalar(node) || !node.range || node.type?.startsWith("BLOCK")) return null
    const [from, to] = node.range
    const isPlain = node.type === Scalar.PLAIN
    const comment = (isPlain && node.comment?.split("\n")[0]) || null
    return { text: isPlain ? text.slice(from, to) : String(node.value), comment, ...rangeAt(from, to) }
  }
  return {
    file,
    data,
    valueAt: (path) => path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data),
    placeOf: (path) => ({ file, field: fieldName(path) || WHOLE[format], ...positionOf(path) }),
    keyRangeOf: (path) => {
      const key = findPair(document, path)?.key
      return isNode(key) && key.range ? rangeAt(key.range[0], key.range[1]) : null
    },
    rangeOf: (path) => {
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
    commentAt: (path) => {
      const offset = offsetIn(findPair(document, path)?.key)
      return offset === undefined ? null : (/^[^:]*:\s+#(\S.*)$/.exec(lineAt(text, offset).rest)?.[1] ?? null)
    },
    cutTextAt: (path) => cutTextAt(document, text, path),
    scalarAt,
    rewrite: (path, value) => {
      const scalar = scalarAt(path)
      const isDouble = (document.getIn(path, true) as Scalar | undefined)?.type === Scalar.QUOTE_DOUBLE
      // The library writes a line separator at an end without quotes, and does not read it.
      const isQuoted = isDouble || /^\s|\s$/.test(value)
      const written = isQuoted ? JSON.stringify(value) : stringify([value], { collectionStyle: "flow", lineWidth: 0 })
      return scalar && [{ from: scalar.from, to: scalar.to, text: written.replace(/^\[ (.*) \]\n$/, "$1") }]
    },
  }
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

function cutTextAt(document: Document, text: string, path: FieldPath): ReturnType<FieldSource["cutTextAt"]> {
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
