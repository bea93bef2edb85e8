import type { Link, Nodes } from "mdast"
import { toString as textOf } from "mdast-util-to-string"
import { SKIP, visit } from "unist-util-visit"

import { parseMarkdown } from "~/src/build/content/markdown-text"
import { applyEdits, type TextEdit } from "~/src/build/markdown/text-edits"
import { LLMS_PATH } from "~/src/lib/paths"

/** What a name before an `@` may end in, and what a host begins with. */
const NAME_END = /[\p{L}\p{N}_.!#$%&'*+=?^`{|}~-]$/u
const HOST_START = /^[\p{L}\p{N}]/u

/** Code is not markup: references mean nothing in it. */
const CODE = /(<(script|style)\b([^>]*)>)([\s\S]*?)(<\/\2\s*>)/gi

const VEILS: Readonly<Record<string, (text: string) => string>> = {
  ".html": veilHtml,
  ".xml": veilMarkup,
  ".json": veilJson,
  ".md": veilMarkdown,
  [LLMS_PATH.slice(1)]: veilMarkdown,
}

/** Endings of the files in which addresses can be veiled. */
export const VEILED_ENDINGS = Object.keys(VEILS)

/**
 * The same document with the `@` of every e-mail address written as HTML, XML, JSON and Markdown allow it: who reads the document reads the
 * address and can follow its link, with scripts or without; who only searches its characters finds none. Veiled text stays as it is.
 */
export function veilEmails(file: string, text: string): string {
  const ending = VEILED_ENDINGS.find((known) => file.endsWith(known))
  return VEILS[ending ?? ""]?.(text) ?? text
}

function veilHtml(html: string): string {
  let end = 0
  const parts = [...html.matchAll(CODE)].flatMap(
    ({ 0: whole, 1: open = "", 3: attributes = "", 4: code = "", 5: close = "", index }) => {
      const before = html.slice(end, index)
      end = index + whole.length
      return [veilMarkup(before + open), isJson(attributes) ? veilJson(code) : code, close]
    },
  )
  return parts.join("") + veilMarkup(html.slice(end))
}

function veilMarkup(markup: string): string {
  return writeSigns(markup, "&#64;")
}

function veilJson(json: string): string {
  return writeSigns(json, "\\u0040")
}

/** Each `@` is looked at by itself: a pattern that looks behind is tried at every letter of every page. */
function writeSigns(text: string, written: string): string {
  return text.replace(/@/g, (sign, at: number) => {
    const isInAddress =
      NAME_END.test(text.slice(Math.max(0, at - 2), at)) && HOST_START.test(text.slice(at + 1, at + 3))
    return isInAddress ? written : sign
  })
}

function isJson(attributes: string): boolean {
  return /type="[^"]*json"/i.test(attributes)
}

/** Code stays as it is: references mean nothing in it. */
function veilMarkdown(markdown: string): string {
  if (veilMarkup(markdown) === markdown) return markdown
  const edits: TextEdit[] = []
  visit(parseMarkdown(markdown, { file: "", bodyLine: 1 }).tree, (node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    if (node.type === "link" && markdown[start] !== "[") {
      edits.push({ from: start, to: end, text: veilBareLink(node, markdown.slice(start, end)) })
      return SKIP
    }
    const from = veiledFrom(node, start)
    if (from !== null) edits.push({ from, to: end, text: veilMarkup(markdown.slice(from, end)) })
    return undefined
  })
  return applyEdits(markdown, edits)
}

/** Only a link with a text of its own may be written by references. */
function veilBareLink(link: Link, source: string): string {
  const veiled = veilMarkup(textOf(link))
  return veiled === textOf(link) ? source : `[${veiled}](${veilMarkup(link.url)})`
}

/** From where on a node may be written by references: its whole text, or what stands behind the text or name of a link. */
function veiledFrom(node: Nodes, start: number): number | null {
  if (node.type === "text" || node.type === "html" || node.type === "image") return start
  if (node.type === "link") return node.children.at(-1)?.position?.end.offset ?? start
  return node.type === "definition" ? start + node.identifier.length : null
}
