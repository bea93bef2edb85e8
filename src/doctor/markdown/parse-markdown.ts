import type { Root as HtmlRoot } from "hast"
import type { Node, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { checkTextLimits } from "~/src/doctor/markdown/text-limits"
import { toHtmlTree } from "~/src/doctor/markdown/to-html-tree"
import { isWithinLevels, readNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"
import type { Position } from "~/src/doctor/readers/yaml-source"

type TextPlace = { file: string; bodyLine: number }
/** What the nodes of both trees have in common. */
type TreeNode = Pick<Node, "position"> & { children?: readonly TreeNode[] }

/** A Markdown text as a syntax tree, and the tree of the HTML made of it, before anything is sanitised. */
type MarkdownTrees = { tree: Root; html: HtmlRoot }

/** Parses a Markdown text; one that is too long or nested too deeply is a problem, and its trees are empty. */
export function parseMarkdown(
  body: string,
  { file, bodyLine }: TextPlace,
): MarkdownTrees & { problems: ContentProblem[] } {
  const excess = checkTextLimits({ file, body, bodyLine })
  if (excess.length > 0) return { ...emptyTrees(), problems: excess }
  const trees = readNested(() => parseTrees(body))
  if (trees !== null) return { ...trees, problems: [] }
  return { ...emptyTrees(), problems: [{ file, line: bodyLine, column: 1, field: "text", ...TOO_DEEP }] }
}

function parseTrees(body: string): MarkdownTrees | null {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  if (!isWithinLevels<TreeNode>(tree, childrenOf)) return null
  const html = toHtmlTree(tree, body)
  return isWithinLevels<TreeNode>(html, childrenOf) ? { tree, html } : null
}

function emptyTrees(): MarkdownTrees {
  return { tree: { type: "root", children: [] }, html: { type: "root", children: [] } }
}

function childrenOf({ children = [] }: TreeNode): readonly TreeNode[] {
  return children
}

/** Where a node of one of the trees stands in its file. */
export function placeOf({ position }: TreeNode, { bodyLine }: Pick<TextPlace, "bodyLine">): Position {
  return { line: (position?.start.line ?? 1) + bodyLine - 1, column: position?.start.column ?? 1 }
}
