import { Document, isMap, isNode, LineCounter, type Pair, parseDocument, visit, type YAMLParseError } from "yaml"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { type CutText, cutNumbers, cutTextAt } from "~/src/doctor/readers/flow-commas"
import { isDataWithinLevels, readNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"
import { yamlAdvice } from "~/src/doctor/readers/yaml-advice"

export type Position = { line: number; column: number }
export type YamlPath = readonly (string | number)[]

/** A parsed YAML text that still knows where each of its values was written. */
export type YamlSource = {
  data: unknown
  /** What was written there, checked or not; undefined for a missing value. */
  valueAt: (path: YamlPath) => unknown
  /** Where the key or list item stands; for a missing one, where its nearest existing parent stands. */
  positionOf: (path: YamlPath) => Position
  /** What follows a # directly where a value is expected. */
  commentAt: (path: YamlPath) => string | null
  /** The text whose end an unknown field is, because a comma has cut it. */
  cutTextAt: (path: YamlPath) => CutText | null
  /** The entries of lists that a comma in a number has cut. */
  cutNumbers: () => CutText[]
}

/** A text as it was written, which YAML may have taken for a number; null for anything else. */
export function textAt(source: Pick<YamlSource, "valueAt">, path: YamlPath): string | null {
  const value = source.valueAt(path)
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

export type YamlInput = { file: string; text: string; firstLine: number }

/** Parses YAML 1.2; what cannot be parsed comes back as problems, never as an exception. */
export function parseYaml({ file, text, firstLine }: YamlInput): { source: YamlSource; problems: ContentProblem[] } {
  const lines = new LineCounter()
  const parsed = readNested(() => parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" }))
  const document = parsed ?? new Document(null)

  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }

  const positionOf = (path: YamlPath): Position => {
    for (let length = path.length; length > 0; length -= 1) {
      const pair = findPair(path.slice(0, length))
      const offset = pair === undefined ? rangeStart(document.getIn(path.slice(0, length), true)) : rangeStart(pair.key)
      if (offset !== undefined) return at(offset)
    }
    return { line: firstLine, column: 1 }
  }

  const commentAt = (path: YamlPath): string | null => {
    const offset = rangeStart(findPair(path)?.key)
    return offset === undefined ? null : (/^[^:]*:\s+#(\S.*)$/.exec(lineAt(text, offset).rest)?.[1] ?? null)
  }

  const findPair = (path: YamlPath): Pair | undefined => {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
    if (!isMap(parent)) return undefined
    return parent.items.find((pair) => String(pair.key) === String(path.at(-1)))
  }

  // One fault makes the parser stumble again and again: what it says first about a line is enough.
  const problems: ContentProblem[] = document.errors
    .map((error) => ({ error, offset: beginOf(error, document) }))
    .map(({ error, offset }) => ({
      file,
      ...at(offset),
      field: "YAML",
      ...yamlAdvice({ ...error, ...lineAt(text, offset) }),
    }))
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)

  const tooDeep = { file, line: firstLine, column: 1, field: "YAML", ...TOO_DEEP }
  if (parsed === null) problems.push(tooDeep)

  // An asterisk or an ampersand begins an alias or an anchor in YAML, which nobody who writes `*Really*` means.
  const toData = (): unknown => {
    try {
      const value: unknown = document.toJS({ maxAliasCount: 100 })
      JSON.stringify(value)
      if (isDataWithinLevels(value)) return value
      problems.push(tooDeep)
      return null
    } catch (error) {
      if (error instanceof RangeError) {
        problems.push(tooDeep)
        return null
      }
      problems.push({
        file,
        line: firstLine,
        column: 1,
        field: "YAML",
        found: error instanceof Error ? (error.message.split("\n")[0] ?? "") : "an alias",
        expected: "valid YAML",
        fix: "put texts that contain * or & between quotes",
      })
      return null
    }
  }

  const data = problems.length > 0 ? null : toData()
  const valueAt = (path: YamlPath) =>
    path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null)?.[key], data)
  const cut = {
    cutTextAt: (path: YamlPath) => cutTextAt(document, text, path),
    cutNumbers: () => cutNumbers(document, text),
  }
  return { source: { data, valueAt, positionOf, commentAt, ...cut }, problems }
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

/** Where a fault begins: the parser misses the end of a text in quotes only at the end of the file. */
function beginOf(error: YAMLParseError, document: Document): number {
  let [begin] = error.pos
  visit(document, {
    Scalar(_key, { range, type }) {
      const [from = 0, to = 0] = range ?? []
      if (type?.startsWith("QUOTE") && from <= begin && begin <= to) begin = from
    },
  })
  return begin
}

function lineAt(text: string, offset: number): { line: string; rest: string } {
  const [rest = ""] = text.slice(offset).split(/\r?\n/, 1)
  const from = text.lastIndexOf("\n", offset - 1) + 1
  return { line: text.slice(from, offset) + rest, rest }
}
