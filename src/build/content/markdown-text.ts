import type { Definition, Image, ImageReference, Link, LinkReference, Node, Parent, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import { isWithinLevels, readNested, TOO_DEEP } from "~/src/build/content/nesting"
import { checkTextLimits } from "~/src/build/content/rules/text-limits"
import type { Position } from "~/src/build/content/yaml-source"

type TextPlace = { file: string; bodyLine: number }

/** The syntax tree of a Markdown text; one that is absurdly long, or nested absurdly deep, is told, and taken for empty. */
export function parseMarkdown(body: string, { file, bodyLine }: TextPlace): { tree: Root; problems: ContentProblem[] } {
  const excess = checkTextLimits({ file, body, bodyLine })
  if (excess.length > 0) return { tree: { type: "root", children: [] }, problems: excess }
  const tree = readNested(() => unified().use(remarkParse).use(remarkGfm).parse(body))
  if (tree !== null && isWithinLevels<Node>(tree, childrenOf)) return { tree, problems: [] }
  return {
    tree: { type: "root", children: [] },
    problems: [{ file, line: bodyLine, column: 1, field: "text", ...TOO_DEEP }],
  }
}

function childrenOf(node: Node): readonly Node[] {
  return (node as Parent).children ?? []
}

/** Where a node of the tree stands in its file. */
export function placeOf({ position }: Node, { bodyLine }: Pick<TextPlace, "bodyLine">): Position {
  return { line: (position?.start.line ?? 1) + bodyLine - 1, column: position?.start.column ?? 1 }
}

/** The links of a text, or its pictures, in their order; the address of a reference stands in its definition. */
export function addressesIn(tree: Root, kind: "link" | "image"): (Link | Image | Definition)[] {
  const referenced = new Set<string>()
  visit(tree, `${kind}Reference`, (node) => {
    referenced.add((node as LinkReference | ImageReference).identifier)
  })
  const found: (Link | Image | Definition)[] = []
  visit(tree, [kind, "definition"], (node) => {
    const named = node as Link | Image | Definition
    if (named.type !== "definition" || referenced.has(named.identifier)) found.push(named)
  })
  return found
}
