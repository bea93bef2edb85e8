import { type ParseError, parse, printParseErrorCode } from "jsonc-parser"

import { say } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

import { hasDeepBrackets } from "./nesting-depth"
import { emptySource, type ParsedFields, parseYaml } from "./parse-yaml"

/** What is wrong and how to fix it, by the parser's names for its errors. */
const SYNTAX_ERRORS: Record<string, [message: string, fix: string]> = {
  InvalidSymbol: ["A word has no quotes.", 'Put texts between " and ".'],
  PropertyNameExpected: ["A field has no name.", "Remove the comma before this, or write a name in quotes."],
  ValueExpected: ["A value is missing.", "Remove the comma before this, or write a value."],
  ColonExpected: ["A colon is missing.", "Put a colon between the name and its value."],
  CommaExpected: ["A comma is missing.", "Put a comma before this."],
  CloseBraceExpected: ["A closing brace is missing.", "Add } where the fields end."],
  CloseBracketExpected: ["A closing bracket is missing.", "Add ] where the list ends."],
  InvalidCommentToken: ["JSON has no comments.", "Remove the comment."],
  UnexpectedEndOfString: [
    "A text has no closing quote on its line.",
    'Add " where the text ends, and write \\n for a line break.',
  ],
  InvalidEscapeCharacter: ["A backslash has no meaning here.", "Write \\\\ for a backslash."],
  InvalidCharacter: ["A text has a line break or a tab in it.", "Write \\n for a line break."],
  EndOfFileExpected: ["Something follows the end of the JSON.", "Remove everything from here on."],
}
const OTHER_ERROR: [string, string] = ["This is not valid JSON.", "Check quotes, commas and braces here."]

const EMPTY: [string, string] = ["The file is empty.", "Write the fields between { and }, or remove the file."]
const OTHER_QUOTES: [string, string] = ["JSON allows only straight double quotes.", 'Write " in place of each.']

/** Parses strict JSON, which is YAML, too. What cannot be parsed becomes one diagnostic. */
export function parseJson(file: string, text: string): ParsedFields {
  const errors: ParseError[] = []
  if (!hasDeepBrackets(text)) parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  // One slip causes several errors; only the first is certain.
  const [error] = errors
  if (error === undefined) return parseYaml({ file, text, firstLine: 1, format: "JSON" })
  const place = { file, field: "JSON", ...positionsIn(text)(error.offset) }
  const [message, fix] = adviceAt(text, error)
  return { source: emptySource(file), diagnostics: [{ ...place, ...say("json-syntax", message, fix) }] }
}

function adviceAt(text: string, { error, offset }: ParseError): [message: string, fix: string] {
  if (text.trim() === "") return EMPTY
  if (/['\u2018-\u201f]/.test(text.charAt(offset))) return OTHER_QUOTES
  return SYNTAX_ERRORS[printParseErrorCode(error)] ?? OTHER_ERROR
}
