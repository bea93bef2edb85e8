import type { Element } from "hast"
import type { Definition, ImageReference, LinkReference, Node } from "mdast"
import { visit } from "unist-util-visit"

import type { Place } from "~/src/doctor/diagnostic"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"

/** A URL in a text, as the page would have it, and where the text names it. */
export type TextUrl = Place & { url: string }

/** Returns the links of a text in their order, whether Markdown or raw HTML. */
export function linksIn(text: MarkdownText): TextUrl[] {
  return urlsOf(text, "link", ({ tagName, properties }) => (tagName === "a" ? properties.href : undefined))
}

/** Returns the images of a text in their order, whether Markdown or raw HTML; one without a URL has an empty one. */
export function imagesIn(text: MarkdownText): TextUrl[] {
  return urlsOf(text, "image", ({ tagName, properties }) => (tagName === "img" ? (properties.src ?? "") : undefined))
}

/** A URL that several references share is listed once, at its definition. */
function urlsOf(text: MarkdownText, field: string, urlOf: (element: Element) => unknown): TextUrl[] {
  const definitions = referencedDefinitions(text)
  const urls = new Map<string, TextUrl>()
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
    urls.set(`${place.line}:${place.column} ${url}`, { ...place, url })
  })
  return [...urls.values()]
}

/** Returns the definition of each link and image by reference, by the offset of the reference. */
function referencedDefinitions({ tree }: MarkdownText): Map<number | undefined, Node> {
  const definitions = new Map<string, Definition>()
  visit(tree, "definition", (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const byReference = new Map<number | undefined, Node>()
  visit(tree, ["linkReference", "imageReference"], (node) => {
    const definition = definitions.get((node as LinkReference | ImageReference).identifier)
    if (definition !== undefined && node.position !== undefined) byReference.set(node.position.start.offset, definition)
  })
  return byReference
}
