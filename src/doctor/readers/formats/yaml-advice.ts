import type { ErrorCode } from "yaml"

import { type Code, type Finding, formatValue, say } from "~/src/doctor/diagnostics/diagnostic"

/** A syntax error: its kind, the parser's message, its line and the one above, and the part of the line from where it starts. */
type SyntaxError = { code: ErrorCode; message: string; above: string; line: string; rest: string }

const COMMENT_IN_BRACKETS = say(
  "yaml-bracket",
  "YAML reads # and the rest of the line as a comment, so the brackets are not closed.",
  "Put the text with # between quotes, or leave the # out.",
)

const ADVICE: Partial<Record<ErrorCode, (error: SyntaxError) => Finding | undefined>> = {
  BAD_ALIAS: ({ rest }) =>
    /^\*[ \t]/.test(rest)
      ? say("yaml-mark", "A list begins each line with -, not with *.", "Write - for *.")
      : undefined,
  BAD_DQ_ESCAPE({ message }) {
    const sign = message.replace(/^.* /, "").slice(0, 2)
    const fix = "Write \\\\ for a backslash, or put the text between single quotes."
    return say("yaml-quote", `${sign} has no meaning between double quotes.`, fix)
  },
  BAD_INDENT({ message, above, line }) {
    const end = /end with a ([\]}])$/.exec(message)?.[1]
    if (end !== undefined && /[\s[,]#/.test(`${above} ${line}`)) return COMMENT_IN_BRACKETS
    const fix =
      end === undefined ? "Begin it in the same column as its neighbours." : `Add ${end} after the last entry.`
    if (end === undefined) return say("yaml-indent", "The line is not indented like the fields above it.", fix)
    return say("yaml-bracket", `${end === "]" ? "A list is" : "Braces are"} not closed with ${end}.`, fix)
  },
  BAD_SCALAR_START: ({ line, rest }) => markAdvice(rest.slice(0, 1), line),
  BLOCK_AS_IMPLICIT_KEY: (error) =>
    /:\s/.test(error.rest)
      ? quoted("yaml-colon", error, "The line has a second colon followed by a space.")
      : say("yaml-indent", "The next line is indented more than this one.", "Indent both lines the same."),
  BLOCK_IN_FLOW: () =>
    say("yaml-colon", "A text in brackets has a colon followed by a space.", "Put the text between quotes."),
  DUPLICATE_KEY({ rest }) {
    const message = `The field \`${rest.replace(/:.*$/s, "").replaceAll('"', "")}\` occurs twice.`
    return say("duplicate-field", message, "Remove one of the two, or make one list of both.")
  },
  MISSING_CHAR: (error) => {
    if (/^Comments must be/.test(error.message)) return COMMENT_IN_BRACKETS
    if (/closing .*quote$/.test(error.message))
      return say("yaml-quote", "A quote is not closed.", "Add the same quote where the text ends.")
    return /followed by map values$/.test(error.message) ? notField(error) : undefined
  },
  MULTILINE_IMPLICIT_KEY: notField,
  MULTIPLE_DOCS: () => say("yaml-divided", "A line --- divides the file in two.", "Remove the line."),
  TAB_AS_INDENT: () =>
    say(
      "yaml-tab",
      "The line is indented with a tab.",
      "Use spaces: begin it in the same column as its neighbours, or two columns after the field that it belongs to.",
    ),
  UNEXPECTED_TOKEN: (error) => {
    if (/^[^:]*:\s+[|>]/.test(error.line)) return blockAdvice(error)
    return /at node end$/.test(error.message) ? endAdvice(error) : undefined
  },
}

/** These fields hold a text in every file; after others, fields may be meant: `author: name: Ada`. */
const TEXT_LINE =
  /^(\s*(?:- )?(?:title|summary|description|headline|label|alt|caption):[ \t]+)([^\s"'[\]{}|>&*!%@`#,?-].*?)[ \t]*$/

/** Returns what an owner who knows no YAML can do about a syntax error; a rare one keeps the parser's message. */
export function yamlAdvice(error: SyntaxError): Finding {
  const message = `This is not valid YAML: ${error.message.replace(/\s+/g, " ")}.`
  const fix = "Check quotes, colons and indentation on this line and the one above."
  return ADVICE[error.code]?.(error) ?? say("yaml-syntax", message, fix)
}

/** Returns where the text of a line with a second colon is, and its spelling in quotes; null if it may mean something else. */
export function quotedText(line: string): { column: number; length: number; text: string } | null {
  const [, before = "", value = ""] = TEXT_LINE.exec(line) ?? []
  const isOneText = /:\s/.test(value) && !/\s#/.test(value)
  return isOneText ? { column: before.length + 1, length: value.length, text: JSON.stringify(value) } : null
}

/** Returns what to do about a text that begins with a mark of YAML. */
export function markAdvice(mark: string, line: string): Finding {
  const message = `A text cannot begin with ${formatValue(mark)}.`
  return quoted("yaml-mark", { line }, message) ?? say("yaml-mark", message, "Put the whole text between quotes.")
}

/** A mark that begins a text of several lines stands alone on its line. Directly before a word it is part of the text. */
function blockAdvice({ line }: SyntaxError): Finding | undefined {
  const [, mark, next = ""] = /:\s+([|>])(.)/.exec(line) ?? []
  const message = `${formatValue(mark)} begins a text on the next line, but more follows it on this one.`
  const fix = "Move the text to the next line, and indent it by two spaces."
  return /[\s\d+-]/.test(next) ? say("yaml-block", message, fix) : quoted("yaml-mark", { line }, message)
}

function endAdvice(error: SyntaxError): Finding | undefined {
  const first = /:\s+(\S)/.exec(error.line)?.[1] ?? ""
  if (first === "*") return markAdvice(first, error.line)
  const end = /["']/.test(first) ? "quote" : "bracket"
  return quoted("yaml-quote", error, `The text continues after its closing ${end}.`)
}

function notField({ rest }: SyntaxError): Finding {
  // They look like the right ones.
  const isOther = /^[^:]*(?::\u00a0|：)/.test(rest)
  const fix = isOther
    ? "Type the colon and the space after it again: they are other characters."
    : "Write a colon and a space after the field's name."
  return say("yaml-no-field", `${formatValue(rest)} is not a field.`, fix)
}

/** Returns the message for aliases that refer to each other. An owner who writes `*so*` does not mean an alias. */
export function aliasAdvice(error: unknown): Finding {
  const reason = error instanceof Error ? error.message : ""
  const fix = "Put texts with * or & between quotes."
  if (/alias count/i.test(reason)) {
    const message = "Names like *a mean values that are more than 100 times as long."
    return say("yaml-alias", message, `Write the values out. ${fix}`)
  }
  return say("yaml-alias", "A name like *a means a value that contains the name itself.", fix)
}

function quoted(code: Code, { line }: Pick<SyntaxError, "line">, message: string): Finding | undefined {
  const value = /^[^:]*:\s+(.*)$/s.exec(line)?.[1]?.trim()
  if (value === undefined) return undefined
  // The text is one of several.
  if (/^\[.*\]$|^\{.*\}$/.test(value)) return say(code, message, "Put the text with it between quotes.")
  const bare = /^(["'])(.*)\1$/s.exec(value)?.[2] ?? value
  return say(code, message, `Put the whole text between quotes: ${JSON.stringify(bare)}`)
}
