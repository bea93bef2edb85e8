import { Document, isMap, isNode, LineCounter, type Pair, parseDocument, visit, type YAMLParseError } from "yaml"

import type { Diagnostic, Position } from "~/src/doctor/diagnostic"
import { type FieldPath, fieldSource, type ParsedFields } from "~/src/doctor/readers/field-source"
import { isWithinLevels, parseNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"
import { yamlAdvice } from "~/src/doctor/readers/yaml-advice"

export type YamlInput = { file: string; text: string; firstLine: number }
type Message = Pick<Diagnostic, "message" | "fix">

/** Parses YAML 1.2. What cannot be parsed becomes diagnostics, never an exception. */
export function parseYaml({ file, text, firstLine }: YamlInput): ParsedFields {
  const lines = new LineCounter()
  const document = parseNested(() =>
    parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" }),
  )
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const start = { line: firstLine, column: 1 }
  const failed = (message: Message): Diagnostic => ({ file, field: "YAML", ...start, ...message })

  const syntaxErrors = (document?.errors ?? []).map((error) => {
    const offset = startOf(error, document)
    return { file, field: "YAML", ...at(offset), ...yamlAdvice({ ...error, ...lineAt(text, offset) }) }
  })
  const parsed = document === null ? { failure: TOO_DEEP } : syntaxErrors.length > 0 ? {} : toData(document)
  const positionOf = (path: FieldPath) => {
    const offset = document === null ? undefined : offsetOf(document, path)
    return offset === undefined ? undefined : at(offset)
  }
  return {
    source: fieldSource({
      file,
      data: parsed.data ?? null,
      yaml: { document: document ?? new Document(null), text },
      positionOf,
      start,
      whole: "front matter",
    }),
    diagnostics: [
      // One fault makes the parser report several on the same line; the first is enough.
      ...syntaxErrors.filter(({ line }, index) => syntaxErrors.findIndex((other) => other.line === line) === index),
      ...(parsed.failure === undefined ? [] : [failed(parsed.failure)]),
    ],
  }
}

/** Returns the key and value that a path leads to; undefined for a list item or a missing field. */
export function findPair(document: Document, path: FieldPath): Pair | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!isMap(parent)) return undefined
  return parent.items.find((pair) => String(pair.key) === String(path.at(-1)))
}

/** Returns the comment that stands where a value is expected: YAML reads an unquoted `#1dcd9f` as one. */
export function commentAt(yaml: { document: Document; text: string } | undefined, path: FieldPath): string | null {
  const offset = yaml === undefined ? undefined : offsetIn(findPair(yaml.document, path)?.key)
  if (yaml === undefined || offset === undefined) return null
  return /^[^:]*:\s+#(\S.*)$/.exec(lineAt(yaml.text, offset).rest)?.[1] ?? null
}

function toData(document: Document): { data?: unknown; failure?: Message } {
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 })
    // Fails for an alias that contains itself.
    JSON.stringify(data)
    return isWithinLevels(data, childrenOf) ? { data } : { failure: TOO_DEEP }
  } catch (error) {
    if (error instanceof RangeError) return { failure: TOO_DEEP }
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "an alias"
    // Nobody who writes `*Really*` means an alias of YAML.
    return { failure: { message: `This is not valid YAML: ${reason}.`, fix: "Put texts with * or & between quotes." } }
  }
}

function childrenOf(data: unknown): readonly unknown[] {
  return typeof data === "object" && data !== null ? Object.values(data) : []
}

function offsetOf(document: Document, path: FieldPath): number | undefined {
  const pair = findPair(document, path)
  return offsetIn(pair === undefined ? document.getIn(path, true) : pair.key)
}

function offsetIn(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

/** The parser reports a missing closing quote at the end of the file; the text in quotes is where it starts. */
function startOf(error: YAMLParseError, document: Document | null): number {
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
