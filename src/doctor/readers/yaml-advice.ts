import type { ErrorCode } from "yaml"

import { shown } from "~/src/doctor/fields/shown"

/** A fault of YAML: its kind, the parser's words for it, its line, and what of the line is behind its beginning. */
type Fault = { code: ErrorCode; message: string; line: string; rest: string }
type Advice = { found: string; expected: string; fix: string }

const QUOTED = "a text between quotes, because YAML reads a sign in it for its own"
const FIELDS = "one field per line: name, colon, space, value"

const ADVICE: Partial<Record<ErrorCode, (fault: Fault) => Advice | undefined>> = {
  BAD_INDENT: unclosedList,
  BAD_SCALAR_START: (fault) => quoteAll(fault, `${shown(fault.rest.slice(0, 1))} at the beginning of a text`),
  BLOCK_AS_IMPLICIT_KEY: (fault) =>
    /:\s/.test(fault.rest) ? quoteAll(fault, "a second colon with a space behind it") : tooFarRight(),
  BLOCK_IN_FLOW: () => ({
    found: "a second colon with a space behind it, in brackets",
    expected: QUOTED,
    fix: "put the text that holds it between quotes",
  }),
  DUPLICATE_KEY: ({ rest }) => ({
    found: `${rest.replace(/:.*$/s, "")} a second time`,
    expected: "each field once",
    fix: "remove one of the two, or make one list of both",
  }),
  MISSING_CHAR: unclosedQuote,
  MULTILINE_IMPLICIT_KEY: ({ rest }) => ({
    found: shown(rest),
    expected: FIELDS,
    fix: "write a colon and a space after the field's name",
  }),
  TAB_AS_INDENT: () => ({ found: "a tab", expected: "spaces", fix: "put two spaces in its place" }),
  UNEXPECTED_TOKEN: (fault) =>
    /at node end$/.test(fault.message) ? quoteAll(fault, "a text that goes on behind its closing sign") : undefined,
}

/** What an owner who knows nothing of YAML does about a fault; one that is seldom is told in the parser's words. */
export function yamlAdvice(fault: Fault): Advice {
  return (
    ADVICE[fault.code]?.(fault) ?? {
      found: fault.message.replace(/\s+/g, " "),
      expected: "valid YAML",
      fix: "check quotes, colons and indentation on this line and the one above",
    }
  )
}

function quoteAll({ line }: Fault, found: string): Advice | undefined {
  const value = /^[^:]*:\s+(.*)$/s.exec(line)?.[1]?.trim()
  if (value === undefined) return undefined
  const bare = /^(["'])(.*)\1$/s.exec(value)?.[2] ?? value
  return { found, expected: QUOTED, fix: `put the whole text between quotes: ${JSON.stringify(bare)}` }
}

function tooFarRight(): Advice {
  return {
    found: "a line below this one that begins further right",
    expected: FIELDS,
    fix: "let the next line begin where this one does",
  }
}

function unclosedList({ message }: Fault): Advice | undefined {
  const end = /end with a ([\]}])$/.exec(message)?.[1]
  if (end === undefined) return undefined
  return {
    found: `the end of a list without its ${end}`,
    expected: `${end} behind the last entry`,
    fix: `add ${end} above`,
  }
}

function unclosedQuote({ message }: Fault): Advice | undefined {
  if (!/closing .*quote$/.test(message)) return undefined
  return { found: "a quote that is not closed", expected: "the same quote at the text's end", fix: "add it" }
}
