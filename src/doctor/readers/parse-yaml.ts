import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLParseError,
} from "yaml"

import type { Diagnostic, Position } from "~/src/doctor/diagnostic"
import type { FieldPath, FieldSource } from "~/src/doctor/readers/field-source"
import { hasDeepBrackets, isWithinLevels, parseNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"
import { aliasAdvice, markAdvice, yamlAdvice } from "~/src/doctor/readers/yaml-advice"

type YamlInput = {
  file: string
  text: string
  firstLine: number
  /** Diagnostics name the format; JSON is YAML, too. */
  format?: "YAML" | "JSON"
}
export type ParsedFields = { source: FieldSource; diagnostics: Diagnostic[] }

const WHOLE = { YAML: "front matter", JSON: "résumé" }

/** Parses YAML 1.2. What cannot be parsed becomes diagnostics, never an exception. */
export function parseYaml({ file, text, firstLine, format = "YAML" }: YamlInput): ParsedFields {
  const lines = new LineCounter()
  const options = { lineCounter: lines, prettyErrors: false, logLevel: "error" } as const
  const attempt = hasDeepBrackets(text) ? null : parseNested(() => parseDocument(text, options))
  // Where the parser runs out of stack below its own error handler, it reports that as a syntax error.
  const parsed = attempt?.errors.some(({ message }) => /call stack/i.test(message)) ? null : attempt
  const document = parsed ?? new Document(null)
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const positionOf = (path: FieldPath): Position => {
    if (path.length === 0) return { line: firstLine, column: 1 }
    const offset = offsetIn(findPair(document, path)?.key ?? document.getIn(path, true))
    return offset === undefined ? positionOf(path.slice(0, -1)) : at(offset)
  }
  const syntaxErrors = document.errors.map((error) => {
    const offset = startOf(error, document)
    return { file, field: format, ...at(offset), ...yamlAdvice({ ...error, ...lineAt(text, offset) }) }
  })
  for (const { mark, offset } of marksIn(document)) {
    syntaxErrors.push({ file, field: format, ...at(offset), ...markAdvice(mark, lineAt(text, offset).line) })
  }
  const { data = null, failure } =
    parsed === null ? { failure: TOO_DEEP } : syntaxErrors.length > 0 ? {} : toData(parsed)
  return {
    source: {
      file,
      data,
      valueAt: (path) => path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data),
      placeOf: (path) => ({ file, field: fieldName(path) || WHOLE[format], ...positionOf(path) }),
      keyRangeOf: (path) => {
        const key = findPair(document, path)?.key
        const [start, end] = (isNode(key) && key.range) || []
        return start === undefined || end === undefined ? null : { from: at(start), to: at(end) }
      },
      rangeOf: (path) => {
        const pair = findPair(document, path)
        if (!isNode(pair?.key) || hasComment(pair.value)) return null
        const [start = 0, end = 0] = pair.key.range ?? []
        const [from = end, to = end] = isNode(pair.value) ? (pair.value.range ?? []) : []
        const trimmed = from + text.slice(from, to).trimEnd().length
        return { key: { from: at(start), to: at(end) }, value: { from: at(from), to: at(Math.max(end, trimmed)) } }
      },
      commentAt: (path) => {
        const offset = offsetIn(findPair(document, path)?.key)
        return offset === undefined ? null : (/^[^:]*:\s+#(\S.*)$/.exec(lineAt(text, offset).rest)?.[1] ?? null)
      },
      cutTextAt: (path) => cutTextAt(document, text, path),
      scalarAt: (path) => {
        const node = document.getIn(path, true)
        if (!isScalar(node) || !node.range || node.type?.startsWith("BLOCK")) return null
        const [from, to] = node.range
        return {
          text: node.type === Scalar.PLAIN ? text.slice(from, to) : String(node.value),
          from: at(from),
          to: at(to),
        }
      },
    },
    diagnostics: [
      // One fault makes the parser report several on the same line; the first is enough.
      ...syntaxErrors.filter(({ line }, index) => syntaxErrors.findIndex((other) => other.line === line) === index),
      ...(failure === undefined ? [] : [{ file, field: format, ...positionOf([]), ...failure }]),
    ],
  }
}

/** Returns the source of a file of which nothing could be read. */
export function emptySource(file: string): FieldSource {
  return parseYaml({ file, text: "", firstLine: 1 }).source
}

/** Returns a path as messages name it, e.g. `team[0].role`. */
function fieldName(path: FieldPath): string {
  const name = path.reduce<string>((all, key) => (typeof key === "number" ? `${all}[${key}]` : `${all}.${key}`), "")
  return name.replace(/^\./, "")
}

function toData(document: Document): { data?: unknown; failure?: Pick<Diagnostic, "message" | "fix"> } {
  const childrenOf = (item: unknown) => (typeof item === "object" && item !== null ? Object.values(item) : [])
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 })
    // Fails for an alias that contains itself.
    JSON.stringify(data)
    return isWithinLevels(data, childrenOf) ? { data } : { failure: TOO_DEEP }
  } catch (error) {
    return { failure: error instanceof RangeError ? TOO_DEEP : aliasAdvice(error) }
  }
}

/**
 * Returns the marks of YAML at the beginning of texts that refer to nothing, and where the texts are. An owner who writes `*Really*`,
 * `&Co` or `!important` means none, and of `&Co now` only `now` would be left.
 */
function marksIn(document: Document): { mark: string; offset: number }[] {
  const found: { mark: string; offset: number }[] = []
  const used = new Set<string>()
  visit(document, { Alias: (_key, { source }) => void used.add(source) })
  visit(document, {
    Node(_key, node) {
      const isLost = isAlias(node) && node.resolve(document) === undefined
      const isUnused = !isAlias(node) && node.anchor !== undefined && !used.has(node.anchor)
      const isUnknown = !isAlias(node) && node.tag !== undefined && !node.tag.startsWith("tag:yaml.org")
      const mark = isLost ? "*" : isUnused ? "&" : isUnknown ? "!" : null
      if (mark !== null) found.push({ mark, offset: offsetIn(node) ?? 0 })
    },
  })
  return found
}

/** Returns the key and value that a path leads to; undefined for a list item or a missing field. */
function findPair(document: Document, path: FieldPath): Pair | undefined {
  const parent = document.getIn(path.slice(0, -1), true)
  return isMap(parent) ? parent.items.find((pair) => String(pair.key) === String(path.at(-1))) : undefined
}

function hasComment(value: unknown): boolean {
  let found = false
  if (isNode(value)) {
    visit(value as Parameters<typeof visit>[0], (_key, node) => {
      found ||= isNode(node) && Boolean(node.comment || node.commentBefore)
    })
  }
  return found
}

function offsetIn(node: unknown): number | undefined {
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

/** The parser reports a missing closing quote at the end of the file; the text in quotes is where it starts. */
function startOf(error: YAMLParseError, document: Document): number {
  let [start] = error.pos
  visit(document, {
    Scalar(_key, { range, type }) {
      const [from = 0, to = 0] = range ?? []
      if (type?.startsWith("QUOTE") && from <= start && start <= to) start = from
    },
  })
  return start
}

function lineAt(text: string, offset: number): { line: string; rest: string } {
  const [rest = ""] = text.slice(offset).split(/\r?\n/, 1)
  const from = text.lastIndexOf("\n", offset - 1) + 1
  return { line: text.slice(from, offset) + rest, rest }
}
