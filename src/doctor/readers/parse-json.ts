import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { LineCounter } from "yaml"

import type { Diagnostic, Position } from "~/src/doctor/diagnostic"
import { fieldSource, type ParsedFields } from "~/src/doctor/readers/field-source"
import { isWithinLevels, parseNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"

/** What is wrong and how to fix it, by the parser's names for its errors. */
const SYNTAX_ERRORS: Record<string, [message: string, fix: string]> = {
  InvalidSymbol: ["A word has no quotes.", 'Put texts between " and ".'],
  PropertyNameExpected: ["A field has no name.", "Remove the comma before this, or write a name in quotes."],
  ValueExpected: ["A value is missing.", "Remove the comma before this, or write a value."],
  ColonExpected: ["A colon is missing.", "Put a colon between the name and its value."],
  CommaExpected: ["A comma is missing.", "Put a comma before this."],
  CloseBraceExpected: ["A closing brace is missing.", "Add } where the fields end."],
  CloseBracketExpected: ["A closing bracket is missing.", "Add ] where the list ends."],
  InvalidCommentToken: ["JSON has no comments.", "Remove it."],
  UnexpectedEndOfString: ["A text has no closing quote.", 'Add " where the text ends.'],
  InvalidEscapeCharacter: ["A backslash has no meaning here.", "Write \\\\ for a backslash."],
  InvalidCharacter: ["A text has a line break or a tab in it.", "Write \\n for a line break."],
  EndOfFileExpected: ["Something follows the end of the JSON.", "Remove what follows the last brace."],
}
const OTHER_ERROR: [string, string] = ["This is not valid JSON.", "Check quotes, commas and braces here."]

/** Parses strict JSON. What cannot be parsed becomes diagnostics. */
export function parseJson(file: string, text: string): ParsedFields {
  const errors: ParseError[] = []
  const parsed = parseNested(() => parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }))
  const isTooDeep = parsed === null || (parsed !== undefined && !isWithinLevels<Node>(parsed, childrenOf))
  const tree = isTooDeep ? undefined : parsed
  const lines = new LineCounter()
  for (const match of text.matchAll(/^/gm)) lines.addNewLine(match.index)
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const diagnostics = (): Diagnostic[] => {
    const json = { file, field: "JSON" }
    if (isTooDeep) return [{ ...json, ...at(0), ...TOO_DEEP }]
    const [error] = errors
    if (error === undefined)
      return repeatedFields(tree, (key) => ({ file, field: String(key.value), ...at(key.offset) }))
    // One slip causes several errors; only the first is certain.
    const [message, fix] = SYNTAX_ERRORS[printParseErrorCode(error.error)] ?? OTHER_ERROR
    return [{ ...json, ...at(error.offset), message, fix }]
  }
  const source = fieldSource({
    file,
    data: tree === undefined ? null : getNodeValue(tree),
    positionOf: (path) => {
      const node = tree && findNodeAtLocation(tree, [...path])
      return node && at(node.parent?.type === "property" ? node.parent.offset : node.offset)
    },
    start: at(tree?.offset ?? 0),
    whole: "résumé",
  })
  return { source, diagnostics: diagnostics() }
}

function childrenOf(node: Node): readonly Node[] {
  return node.children ?? []
}

/** JSON would silently keep the second of two fields with one name. */
function repeatedFields(
  node: Node | undefined,
  placeOf: (key: Node) => Omit<Diagnostic, "message" | "fix">,
): Diagnostic[] {
  const keys = node?.type === "object" ? childrenOf(node).flatMap(({ children }) => children?.[0] ?? []) : []
  const repeated = keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) < index)
  return [
    ...repeated.map((key) => ({
      ...placeOf(key),
      message: `The field \`${key.value}\` occurs twice.`,
      fix: "Remove one of the two.",
    })),
    ...(node?.children ?? []).flatMap((child) => repeatedFields(child, placeOf)),
  ]
}
