import { Document, isAlias, parseDocument, visit, type YAMLParseError } from "yaml"

import type { Diagnostic, Finding } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

import { type FieldSource, fieldSource, lineAt, offsetIn } from "./field-source"
import { hasDeepBrackets, isWithinLevels, parseNested, TOO_DEEP } from "./nesting-depth"
import { aliasAdvice, markAdvice, quotedText, yamlAdvice } from "./yaml-advice"

export type YamlInput = {
  file: string
  text: string
  firstLine: number
  /** Diagnostics name the format; JSON is YAML, too. */
  format?: "YAML" | "JSON"
  /** If false, a field counts that has the name of an earlier one. */
  uniqueKeys?: boolean
}
export type ParsedFields = { source: FieldSource; diagnostics: Diagnostic[] }

/** The next check reports the rest. */
const MOST_ERRORS = 100
/** Of more errors none is repaired, because each repair takes another parse of the whole text. */
const MOST_REPAIRS = 50

/**
 * Parses YAML 1.2. What cannot be parsed becomes diagnostics, never an exception. Texts with a second colon are parsed as if they
 * had quotes, so that the rest of the file is checked, too.
 */
export function parseYaml(input: YamlInput): ParsedFields {
  const parsed = parseAsWritten(input)
  const [wrong] = parsed.diagnostics
  if (wrong === undefined || input.format === "JSON" || parsed.diagnostics.length > MOST_REPAIRS) return parsed
  const lines = input.text.split("\n")
  const index = wrong.line - input.firstLine
  const line = lines[index] ?? ""
  const quoted = quotedText(line.replace(/\r$/, ""))
  if (quoted === null) return parsed
  const { column, length, text } = quoted
  const to = column - 1 + length
  const repaired = lines.with(index, line.slice(0, column - 1) + text + line.slice(to)).join("\n")
  const rest = parseYaml({ ...input, text: repaired })
  const isNear = ({ line, edits }: Diagnostic) =>
    line === wrong.line || (line === wrong.line + 1 && edits === undefined)
  // The text goes on in the next line.
  if (rest.diagnostics.some(isNear)) return parsed
  const edits = [{ from: { line: wrong.line, column }, to: { line: wrong.line, column: to + 1 }, text }]
  return { source: rest.source, diagnostics: [{ ...wrong, edits }, ...rest.diagnostics] }
}

function parseAsWritten({ file, text, firstLine, format = "YAML", uniqueKeys = true }: YamlInput): ParsedFields {
  const options = { prettyErrors: false, logLevel: "error", uniqueKeys } as const
  const attempt = hasDeepBrackets(text) ? null : parseNested(() => parseDocument(text, options))
  // Where the parser runs out of stack below its own error handler, it reports that as a syntax error.
  const parsed = attempt?.errors.some(({ message }) => /call stack/i.test(message)) ? null : attempt
  const document = parsed ?? new Document(null)
  const at = positionsIn(text, firstLine)
  const syntaxErrors = document.errors.slice(0, MOST_ERRORS).map((error) => {
    const offset = startOf(error, document)
    const above = lineAt(text, text.lastIndexOf("\n", offset - 1)).line
    return { file, field: format, ...at(offset), ...yamlAdvice({ ...error, above, ...lineAt(text, offset) }) }
  })
  for (const { mark, offset } of marksIn(document)) {
    syntaxErrors.push({ file, field: format, ...at(offset), ...markAdvice(mark, lineAt(text, offset).line) })
  }
  const { data = null, failure } =
    parsed === null ? { failure: TOO_DEEP } : syntaxErrors.length > 0 ? {} : toData(parsed)
  return {
    source: fieldSource(document, { file, text, firstLine, format, data }),
    diagnostics: [
      // One fault makes the parser report several on the same line; the first is enough.
      ...syntaxErrors.filter(({ line }, index) => syntaxErrors.findIndex((other) => other.line === line) === index),
      ...(failure === undefined ? [] : [{ file, field: format, line: firstLine, column: 1, ...failure }]),
    ],
  }
}

export function emptySource(file: string): FieldSource {
  return parseYaml({ file, text: "", firstLine: 1 }).source
}

function toData(document: Document): { data?: unknown; failure?: Finding } {
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
