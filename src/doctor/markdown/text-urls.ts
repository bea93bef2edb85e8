import type { Element } from "hast"
import type { Node } from "mdast"
import { visit } from "unist-util-visit"

import type { NamedText, Rewrite } from "~/src/doctor/readers/formats/field-source"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { once } from "~/src/lib/once"

import { type MarkdownText, placeOfNode } from "./parse-markdown"
import { nodesIn, textPositions } from "./text-parts"

/** The kind of thing that diagnostics call an image of a text. */
export const TEXT_IMAGE = "image"
/** What precedes the URL of a definition, of a link or image in Markdown, and of one in HTML. */
const BEFORE_URL = [/^\[(?:[^\]\\]|\\.)*\]:\s*<?/g, /\]\(\s*<?/g, /^<[a-z][^>]*?\s(?:href|src)\s*=\s*["']?/gi]
const AFTER_URL = /^(?:[\s>)"']|$)/

/** Returns the URLs of a text's links in their order, as the page would have them, whether Markdown or raw HTML. */
export const linksIn = once((text: MarkdownText) => {
  return urlsOf(text, "link", ({ tagName, properties }) => (tagName === "a" ? properties.href : undefined))
})

/** Returns the images of a text in their order, whether Markdown or raw HTML; one without a URL has an empty one. */
export function imagesIn(text: MarkdownText): NamedText[] {
  return urlsOf(text, TEXT_IMAGE, ({ tagName, properties }) => (tagName === "img" ? (properties.src ?? "") : undefined))
}

/** A URL that several references share is listed once, at its definition. */
function urlsOf(text: MarkdownText, field: string, urlOf: (element: Element) => unknown): NamedText[] {
  const definitions = referencedDefinitions(text)
  const positionAt = textPositions(text)
  const urls = new Map<string, NamedText>()
  const known = new Set<string>()
  visit(text.html, "element", (element, _index, parent) => {
    const { position } = element
    const url = urlOf(element)
    if (typeof url !== "string") return
    // The parser divides a link that is not closed, or that contains a block: only its first part has a position.
    if (position === undefined && known.has(url)) return
    known.add(url)
    const node = position === undefined ? parent : definitions.get(position.start.offset)
    const place = placeOfNode(node ?? element, text, field)
    const offsets = offsetsOf(url, text.body, (node ?? element).position)
    // A URL that is written with escaped characters stays.
    const rewrite: Rewrite = (right) =>
      offsets && [{ from: positionAt(offsets.start), to: positionAt(offsets.end), text: right }]
    urls.set(`${place.line}:${place.column} ${url}`, { name: url, place, rewrite })
  })
  return [...urls.values()]
}

/** Finds a URL inside of its element; its Markdown may have characters that HTML has percent-encoded. */
function offsetsOf(url: string, body: string, position: Node["position"]): { start: number; end: number } | null {
  const from = position?.start.offset
  if (from === undefined) return null
  const source = body.slice(from, position?.end.offset)
  const found = [url, decodeAddress(url)].flatMap((spelling) =>
    BEFORE_URL.flatMap((before) => [...source.matchAll(before)])
      .map(({ 0: before, index }) => index + before.length)
      .filter((at) => source.startsWith(spelling, at) && AFTER_URL.test(source.slice(at + spelling.length)))
      .map((at) => ({ start: from + at, end: from + at + spelling.length })),
  )
  // In a link around an image, the URL of the link comes last.
  return found.at(-1) ?? null
}

/** Returns the definition of each link and image by reference, by the offset of the reference. */
function referencedDefinitions(text: MarkdownText): Map<number | undefined, Node> {
  // Of two with the same name, the first one counts.
  const definitions = new Map(
    nodesIn(text, "definition")
      .reverse()
      .map(({ node }) => [node.identifier, node]),
  )
  const references = [...nodesIn(text, "linkReference"), ...nodesIn(text, "imageReference")]
  return new Map(
    references.flatMap(({ node, start }) => {
      const definition = definitions.get(node.identifier)
      return definition === undefined ? [] : [[start, definition] as const]
    }),
  )
}
