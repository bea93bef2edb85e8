import type { Root as HtmlRoot } from "hast"
import type { Node, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import { type Diagnostic, type Finding, type Place, say } from "~/src/doctor/diagnostics/diagnostic"
import type { MarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { isWithinLevels, parseNested, TOO_DEEP } from "~/src/doctor/readers/formats/nesting-depth"
import { parseInfoString } from "~/src/lib/info-string"
import { BUILD_TEXTS } from "~/src/lib/texts/interface-texts"

import { markCallouts } from "./mark-callouts"
import { markFootnotes } from "./mark-footnotes"
import { readMaths } from "./math-syntax"

/** A Markdown text as a syntax tree, and the HTML tree made of it, before anything is sanitised. */
type MarkdownTrees = { tree: Root; html: HtmlRoot }

export type MarkdownText = MarkdownFile & MarkdownTrees

type TreeNode = Pick<Node, "position"> & { children?: readonly TreeNode[] }

const MAX_CHARACTERS = 100_000
const MAX_LEVELS = 20
/** Marks of nested quotes and list items at the beginning of one line, e.g. `> - 1.`. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/
const MARKER = />|[-*+]|\d+[.)]/g

/** C0 controls and spaces at the ends, tabs and line breaks anywhere: https://url.spec.whatwg.org/#concept-basic-url-parser */
const IGNORED_IN_ADDRESS = /^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]+/g

// Made once, because putting the plugins together takes as long as parsing a short text.
const MARKDOWN_PARSER = unified().use(remarkParse).use(remarkGfm).use(readMaths).freeze()
const HTML_MAKER = unified()
  .use(() => markCode)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteBackContent: "↩",
    footnoteBackLabel: BUILD_TEXTS.backToText,
  })
  .use(() => markFootnotes)
  .use(() => markCallouts)
  .use(rehypeRaw)
  .use(() => cleanAddresses)
  .freeze()

/** Parses a Markdown text. One that is too long or nested too deeply has a diagnostic and empty trees. */
export function parseMarkdown(
  body: string,
  { file, bodyLine }: Pick<MarkdownFile, "file" | "bodyLine">,
): MarkdownTrees & { diagnostics: Diagnostic[] } {
  const excess = findExcess(body)
  const trees = excess === null ? parseNested(() => parseTrees(body)) : null
  if (trees !== null) return { ...trees, diagnostics: [] }
  const { before, ...wrong } = excess ?? { ...TOO_DEEP, before: 0 }
  return {
    tree: { type: "root", children: [] },
    html: { type: "root", children: [] },
    diagnostics: [{ file, line: bodyLine + before, column: 1, field: "text", ...wrong }],
  }
}

export function placeOfNode({ position }: TreeNode, { file, bodyLine }: MarkdownFile, field: string): Place {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { file, field, line: line + bodyLine - 1, column }
}

/**
 * Returns what makes a text take seconds to parse, and the number of lines before it; null for nothing. The time grows with the
 * length of a text and with the square of its depth.
 */
function findExcess(body: string): (Finding & { before: number }) | null {
  if (body.length > MAX_CHARACTERS) {
    const message = `The text has ${body.length} characters; the limit is ${MAX_CHARACTERS}.`
    return {
      ...say("text-too-long", message, "Divide the text."),
      before: body.slice(0, MAX_CHARACTERS).split("\n").length - 1,
    }
  }
  const levels = body.split("\n").map((line) => MARKERS.exec(line)?.[0].match(MARKER)?.length ?? 0)
  const before = levels.findIndex((count) => count > MAX_LEVELS)
  if (before === -1) return null
  const message = `The text has ${levels[before]} quotes or lists inside each other; the limit is ${MAX_LEVELS}.`
  return { ...say("too-deep", message, "Nest the text less deeply."), before }
}

/**
 * Returns the tree of a Markdown text, and its HTML tree as a browser would read it, raw HTML included. Positions are those of the
 * text. Null when one is nested too deeply.
 */
function parseTrees(body: string): MarkdownTrees | null {
  const childrenOf = ({ children = [] }: TreeNode) => children
  const tree = MARKDOWN_PARSER.parse(body)
  if (!isWithinLevels<TreeNode>(tree, childrenOf)) return null
  const html = HTML_MAKER.runSync(tree, { value: body })
  return isWithinLevels<TreeNode>(html, childrenOf) ? { tree, html } : null
}

/** Gives blocks of code their title and marked lines as attributes, which pages read after they have sanitised the text (M3). */
function markCode(tree: Root): void {
  visit(tree, "code", (node) => {
    const { title, lines } = parseInfoString(node)
    const dataLines = lines.map(([from, to]) => `${from}-${to}`).join(",")
    const hProperties = { ...(title !== null && { dataTitle: title }), ...(dataLines !== "" && { dataLines }) }
    node.data = { ...node.data, hProperties }
  })
}

/** Removes what browsers ignore: spaces around an address, tabs and line breaks in it. All other code then sees the same address. */
function cleanAddresses(html: HtmlRoot): void {
  visit(html, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const { [name]: address } = properties
      if (typeof address === "string") properties[name] = address.replace(IGNORED_IN_ADDRESS, "")
    }
  })
}
