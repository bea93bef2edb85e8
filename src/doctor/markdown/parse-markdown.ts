import type { Root as HtmlRoot } from "hast"
import type { Node, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

import type { Diagnostic, Place } from "~/src/doctor/diagnostic"
import { type MarkdownFile, parseMarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { checkTextLimits } from "~/src/doctor/markdown/text-limits"
import { toHtmlTree } from "~/src/doctor/markdown/to-html-tree"
import { isWithinLevels, parseNested, TOO_DEEP } from "~/src/doctor/readers/nesting-depth"

/** What the nodes of both trees have in common. */
type TreeNode = Pick<Node, "position"> & { children?: readonly TreeNode[] }

/** A Markdown text as a syntax tree, and the HTML tree made of it, before anything is sanitised. */
type MarkdownTrees = { tree: Root; html: HtmlRoot }

/** A Markdown file whose text has been parsed, too. */
export type MarkdownText = MarkdownFile & MarkdownTrees

/** Parses a Markdown text. One that is too long or nested too deeply has a diagnostic and empty trees. */
export function parseMarkdown(
  body: string,
  { file, bodyLine }: { file: string; bodyLine: number },
): MarkdownTrees & { diagnostics: Diagnostic[] } {
  const place = { file, line: bodyLine, column: 1, field: "text" }
  const excess = checkTextLimits(body, place)
  const trees = excess.length > 0 ? null : parseNested(() => parseTrees(body))
  if (trees !== null) return { ...trees, diagnostics: [] }
  const empty = { tree: { type: "root", children: [] } as Root, html: { type: "root", children: [] } as HtmlRoot }
  return { ...empty, diagnostics: excess.length > 0 ? excess : [{ ...place, ...TOO_DEEP }] }
}

/** Parses the text of a Markdown file. */
export function parseText(markdown: MarkdownFile): { text: MarkdownText; diagnostics: Diagnostic[] } {
  const { body, bodyLine, fields } = markdown
  const { diagnostics, ...trees } = parseMarkdown(body, { file: fields.file, bodyLine })
  return { text: { ...markdown, ...trees }, diagnostics }
}

/** Parses a Markdown file and its text; null when it has no front matter. */
export function parseMarkdownText(file: string, content: string): MarkdownText | null {
  const { markdown } = parseMarkdownFile(file, content)
  return markdown === null ? null : parseText(markdown).text
}

/** Returns the place of a node of one of the trees in its file. */
export function placeOfNode({ position }: TreeNode, { fields, bodyLine }: MarkdownFile, field: string): Place {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { file: fields.file, field, line: line + bodyLine - 1, column }
}

function parseTrees(body: string): MarkdownTrees | null {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  if (!isWithinLevels<TreeNode>(tree, childrenOf)) return null
  const html = toHtmlTree(tree, body)
  return isWithinLevels<TreeNode>(html, childrenOf) ? { tree, html } : null
}

function childrenOf({ children = [] }: TreeNode): readonly TreeNode[] {
  return children
}
