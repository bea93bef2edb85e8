import type { Element, Nodes as HtmlNodes, Root } from "hast"
import type { Html, Nodes } from "mdast"
import { visit } from "unist-util-visit"

import type { Diagnostic, Finding } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"
import { once } from "~/src/lib/once"

import type { MarkdownText } from "./parse-markdown"

/** A part of the text's body, from one offset to another. */
export type Range = { start: number; end: number }

/** How a component of MDX begins; elements of HTML are written in letters of one case. */
export const COMPONENT = /^<[A-Z]\w*[a-z]/

/** In place of what is no markup or already reported; no text contains it. */
const MASK = "\0"
const UNSEEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi
/** The tags of Liquid between which other site builders leave text out, or print it as it is. */
export const KEPT_TAGS = "comment|highlight|raw|if|unless|for|case"
const KEPT_TAG = new RegExp(
  String.raw`\{%-?\s*(?<end>end)?(?<tag>${KEPT_TAGS})\b[^%]{0,2000}%\}|\{\{[<%]\s*(?<slash>\/)?\s*(?<shortcode>comment|highlight)\b[^>%]{0,2000}[>%]\}\}`,
  "g",
)
const UNSEEN_OR_CODE = new RegExp(`${UNSEEN.source}|(\`+)[^\`][\\s\\S]*?\\2`, "gi")

/** Returns the text without code and comments, and where its addresses and raw HTML are. */
export const partsOf = once(({ tree, body }: MarkdownText) => {
  const hidden: Range[] = []
  const addresses: Range[] = []
  const html: Range[] = []
  visit(tree, (node) => {
    const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
    if (/^(?:code|inlineCode|math|inlineMath)$/.test(node.type)) hidden.push(range)
    // Its bracket is none of a wiki.
    if (node.type === "linkReference") hidden.push({ start: range.start, end: range.start + 1 })
    if (node.type === "definition") addresses.push(range)
    if (node.type === "link" || node.type === "image") {
      addresses.push({ start: Math.max(range.start, body.lastIndexOf("](", range.end)), end: range.end })
    }
    if (node.type !== "html") return
    hidden.push(...hiddenIn(node, range.start))
    if (!COMPONENT.test(node.value)) html.push(range)
  })
  return { visible: masked(body.replaceAll("\r", " "), hidden), addresses, html }
})

/** Markdown inside of a component is not parsed before the component is gone. */
function hiddenIn({ value }: Html, offset: number): Range[] {
  return [...value.matchAll(COMPONENT.test(value) ? UNSEEN_OR_CODE : UNSEEN)].map(({ 0: words, index }) => ({
    start: offset + index,
    end: offset + index + words.length,
  }))
}

/** Returns lines without the marks of the quote or list that they are in, and without their common indentation. */
export function dedent(words: string, before: string): string {
  const lines = words.split("\n").map((line) => (line.startsWith(before) ? line.slice(before.length) : line))
  const indents = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]))
  const common = Math.min(...indents, 100)
  return [lines[0], ...lines.slice(1).map((line) => line.slice(common))]
    .join("\n")
    .replace(/^\s*\n|\s+$/g, "")
    .trim()
}

/** Returns the text with the ranges, of which none overlaps another, masked. */
export function masked(text: string, ranges: readonly Range[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(done, start), text.slice(start, end).replace(/[^\n]/g, MASK))
    done = end
  }
  return parts.join("") + text.slice(done)
}

/** Returns what is between two tags of `KEPT_TAGS`; of nested ones, the outer part. */
export const keptParts = once((text: MarkdownText): Range[] => {
  const opened: { name: string; end: number }[] = []
  const kept: Range[] = []
  for (const { 0: words, index, groups = {} } of partsOf(text).visible.matchAll(KEPT_TAG)) {
    const name = groups.tag ?? `{{${groups.shortcode}}}`
    if (groups.end === undefined && groups.slash === undefined) {
      opened.push({ name, end: index + words.length })
      continue
    }
    const at = opened.findLastIndex((tag) => tag.name === name)
    const [first] = at === -1 ? [] : opened.splice(at)
    if (first === undefined || first.end === index) continue
    while ((kept.at(-1)?.start ?? 0) > first.end) kept.pop()
    kept.push({ start: first.end, end: index })
  }
  return kept
})

export const textPositions = once(({ body, bodyLine }: MarkdownText) => positionsIn(body, bodyLine))

/** Returns a warning about a part of the text, with the text that replaces it by `--fix`, if there is one. */
export function warnAbout(
  text: MarkdownText,
  field: string,
  part: Range,
  { write, ...finding }: Finding & { write?: string | undefined },
): Diagnostic {
  const [from, to] = [textPositions(text)(part.start), textPositions(text)(part.end)]
  const edits = write === undefined ? {} : { edits: [{ from, to, text: write }] }
  return { severity: "warning", file: text.file, field, ...from, ...finding, ...edits }
}

/**
 * Returns the nodes of a type and what they are as written. Leaves out text around a URL with escaped characters, for which the
 * parser states no position.
 */
export function nodesIn<Type extends Nodes["type"]>({ tree, body }: Pick<MarkdownText, "tree" | "body">, type: Type) {
  const found: (Range & { node: Extract<Nodes, { type: Type }>; written: string })[] = []
  visit(tree, type, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start !== undefined && end !== undefined)
      found.push({ node: node as never, start, end, written: body.slice(start, end) })
  })
  return found
}

/** Returns the elements in a tree of HTML, in their order. */
export function elementsIn(tree: Root | Element): Element[] {
  const found: Element[] = []
  visit(tree, "element", (element) => void found.push(element))
  return found
}

export function hasClass(node: HtmlNodes, name: string): boolean {
  const { className } = node.type === "element" ? node.properties : {}
  return Array.isArray(className) && className.includes(name)
}

export function isIn({ start }: Range, range: Range): boolean {
  return start >= range.start && start < range.end
}
