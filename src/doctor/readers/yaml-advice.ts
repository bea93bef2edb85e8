import type { ErrorCode } from "yaml"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"

/** A syntax error: its kind, the parser's message, its line, and the part of the line from where it starts. */
type SyntaxError = { code: ErrorCode; message: string; line: string; rest: string }
type Advice = Pick<Diagnostic, "message" | "fix">

const ADVICE: Partial<Record<ErrorCode, (error: SyntaxError) => Advice | undefined>> = {
  BAD_INDENT({ message }) {
    const end = /end with a ([\]}])$/.exec(message)?.[1]
    return end === undefined
      ? {
          message: "The line is not indented like the fields above it.",
          fix: "Begin it in the same column as its neighbours.",
        }
      : {
          message: `${end === "]" ? "A list is" : "Braces are"} not closed with ${end}.`,
          fix: `Add ${end} after the last entry.`,
        }
  },
  BAD_SCALAR_START: ({ line, rest }) => markAdvice(rest.slice(0, 1), line),
  BLOCK_AS_IMPLICIT_KEY: (error) =>
    /:\s/.test(error.rest)
      ? quoted(error, "The line has a second colon followed by a space.")
      : { message: "The next line is indented more than this one.", fix: "Indent both lines the same." },
  BLOCK_IN_FLOW: () => ({
    message: "A text in brackets has a colon followed by a space.",
    fix: "Put the text between quotes.",
  }),
  DUPLICATE_KEY: ({ rest }) => ({
    message: `The field \`${rest.replace(/:.*$/s, "").replaceAll('"', "")}\` occurs twice.`,
    fix: "Remove one of the two, or make one list of both.",
  }),
  MISSING_CHAR: (error) => {
    if (/closing .*quote$/.test(error.message))
      return { message: "A quote is not closed.", fix: "Add the same quote where the text ends." }
    return /followed by map values$/.test(error.message) ? notField(error) : undefined
  },
  MULTILINE_IMPLICIT_KEY: notField,
  MULTIPLE_DOCS: () => ({ message: "A line --- divides the file in two.", fix: "Remove the line." }),
  TAB_AS_INDENT: () => ({
    message: "The line is indented with a tab.",
    fix: "Use spaces: begin it in the same column as its neighbours, or two columns after the field that it belongs to.",
  }),
  UNEXPECTED_TOKEN: (error) => {
    if (/^[^:]*:\s+[|>]/.test(error.line)) return blockAdvice(error)
    return /at node end$/.test(error.message) ? endAdvice(error) : undefined
  },
}

/** These fields hold a text in every file; after others, fields may be meant: `author: name: Ada`. */
const TEXT_LINE =
  /^(\s*(?:- )?(?:title|summary|description|headline|label|alt|caption):[ \t]+)([^\s"'[\]{}|>&*!%@`#,?-].*?)[ \t]*$/

/** Returns what an owner who knows no YAML can do about a syntax error; a rare one keeps the parser's message. */
export function yamlAdvice(error: SyntaxError): Advice {
  return (
    ADVICE[error.code]?.(error) ?? {
      message: `This is not valid YAML: ${error.message.replace(/\s+/g, " ")}.`,
      fix: "Check quotes, colons and indentation on this line and the one above.",
    }
  )
}

/** Returns where the text of a line with a second colon is, and its spelling in quotes; null if it may mean something else. */
export function quotedText(line: string): { column: number; length: number; text: string } | null {
  const [, before = "", value = ""] = TEXT_LINE.exec(line) ?? []
  const isOneText = /:\s/.test(value) && !/\s#/.test(value)
  return isOneText ? { column: before.length + 1, length: value.length, text: JSON.stringify(value) } : null
}

/** Returns what to do about a text that begins with a mark of YAML. */
export function markAdvice(mark: string, line: string): Advice {
  const message = `A text cannot begin with ${formatValue(mark)}.`
  return quoted({ line }, message) ?? { message, fix: "Put the whole text between quotes." }
}

/** A mark that begins a text of several lines stands alone on its line. Directly before a word it is part of the text. */
function blockAdvice({ line }: SyntaxError): Advice | undefined {
  const [, mark, next = ""] = /:\s+([|>])(.)/.exec(line) ?? []
  const message = `${formatValue(mark)} begins a text on the next line, but more follows it on this one.`
  const fix = "Move the text to the next line, and indent it by two spaces."
  return /[\s\d+-]/.test(next) ? { message, fix } : quoted({ line }, message)
}

function endAdvice(error: SyntaxError): Advice | undefined {
  const first = /:\s+(\S)/.exec(error.line)?.[1] ?? ""
  if (first === "*") return markAdvice(first, error.line)
  return quoted(error, `The text continues after its closing ${/["']/.test(first) ? "quote" : "bracket"}.`)
}

function notField({ rest }: SyntaxError): Advice {
  return { message: `${formatValue(rest)} is not a field.`, fix: "Write a colon and a space after the field's name." }
}

/** Returns the message for aliases that refer to each other. An owner who writes `*so*` does not mean an alias. */
export function aliasAdvice(error: unknown): Advice {
  const reason = error instanceof Error ? error.message : ""
  const fix = "Put texts with * or & between quotes."
  if (/alias count/i.test(reason)) {
    return {
      message: "Names like *a stand for values that are more than 100 times as long.",
      fix: `Write the values out. ${fix}`,
    }
  }
  return { message: "A name like *a stands for a value that contains the name itself.", fix }
}

function quoted({ line }: Pick<SyntaxError, "line">, message: string): Advice | undefined {
  const value = /^[^:]*:\s+(.*)$/s.exec(line)?.[1]?.trim()
  if (value === undefined) return undefined
  const bare = /^(["'])(.*)\1$/s.exec(value)?.[2] ?? value
  return { message, fix: `Put the whole text between quotes: ${JSON.stringify(bare)}` }
}
