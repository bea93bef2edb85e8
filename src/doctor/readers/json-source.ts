import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { LineCounter } from "yaml"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { isWithinLevels, readNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"
import type { YamlPath, YamlSource } from "~/src/doctor/readers/yaml-source"

type Told = { found: string; fix: string }

/** What the parser calls its errors, as an owner would; anything else is told by the last entry. */
const SYNTAX: Record<string, Told> = {
  InvalidSymbol: { found: "a word without quotes", fix: 'put texts between " and "' },
  PropertyNameExpected: { found: "no name of a field", fix: "remove the comma before this, or write a name in quotes" },
  ValueExpected: { found: "no value", fix: "remove the comma before this, or write a value" },
  ColonExpected: { found: "no colon", fix: "put a colon between the name and its value" },
  CommaExpected: { found: "no comma", fix: "put a comma before this" },
  CloseBraceExpected: { found: "no closing brace", fix: "add } where the fields end" },
  CloseBracketExpected: { found: "no closing bracket", fix: "add ] where the list ends" },
  InvalidCommentToken: { found: "a comment", fix: "remove it: JSON has no comments" },
  UnexpectedEndOfString: { found: "a text without its closing quote", fix: 'add " where the text ends' },
  InvalidEscapeCharacter: { found: "a backslash that means nothing", fix: "write \\\\ for a backslash" },
  InvalidCharacter: { found: "a line break or tab inside a text", fix: "write \\n for a line break" },
  EndOfFileExpected: { found: "more after the end", fix: "remove what follows the last brace" },
}
const OTHER: Told = { found: "something that is not JSON", fix: "check quotes, commas and braces here" }

/** Parses strict JSON and remembers where all is written; what cannot be parsed comes back as problems. */
export function parseJson(file: string, text: string): { source: YamlSource; problems: ContentProblem[] } {
  const errors: ParseError[] = []
  const parsed = readNested(() => parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }))
  const isTooDeep = parsed === null || (parsed !== undefined && !isWithinLevels<Node>(parsed, childrenOf))
  const tree = isTooDeep ? undefined : parsed
  const lines = new LineCounter()
  for (const match of text.matchAll(/^/gm)) lines.addNewLine(match.index)
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }

  const data: unknown = tree === undefined ? null : getNodeValue(tree)
  const source: YamlSource = {
    data,
    valueAt: (path) => path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data),
    positionOf: (path) => at(offsetOf(tree, path)),
    commentAt: () => null,
    cutTextAt: () => null,
    cutNumbers: () => [],
  }
  if (isTooDeep) return { source, problems: [{ file, line: 1, column: 1, field: "JSON", ...TOO_DEEP }] }
  // One slip makes the parser stumble more than once; only the first error is surely the owner's.
  const problems = errors.slice(0, 1).map(({ error, offset }) => {
    const told = SYNTAX[printParseErrorCode(error)] ?? OTHER
    return { file, ...at(offset), field: "JSON", expected: "valid JSON", ...told }
  })
  return { source, problems: [...problems, ...(errors.length > 0 ? [] : repeated(file, tree, at))] }
}

function childrenOf(node: Node): readonly Node[] {
  return node.children ?? []
}

/** Where the key or list item stands; for a missing one, where its nearest existing parent does. */
function offsetOf(tree: Node | undefined, path: YamlPath): number {
  for (let length = path.length; tree !== undefined && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, [...path.slice(0, length)])
    if (node !== undefined) return node.parent?.type === "property" ? node.parent.offset : node.offset
  }
  return tree?.offset ?? 0
}

/** A field that is written twice: JSON would silently keep the second. */
function repeated(
  file: string,
  node: Node | undefined,
  at: (offset: number) => { line: number; column: number },
): ContentProblem[] {
  const children = node?.children ?? []
  const seen = new Set<unknown>()
  const own = children.flatMap((child) => {
    const key = node?.type === "object" ? child.children?.[0] : undefined
    if (key === undefined || !seen.has(key.value)) {
      seen.add(key?.value)
      return []
    }
    const field = String(key.value)
    return [
      { file, ...at(key.offset), field, found: "the field a second time", expected: "it once", fix: "remove one" },
    ]
  })
  return [...own, ...children.flatMap((child) => repeated(file, child, at))]
}
