import type { Element } from "hast"
import type { Definition, ImageReference, LinkReference, Node } from "mdast"
import { visit } from "unist-util-visit"

import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import type { Position } from "~/src/doctor/readers/yaml-source"

/** An address in a text, as the page would have it, and where the text names it. */
export type TextAddress = Position & { url: string }

/** Returns the links of a text in their order, whether Markdown or raw HTML. */
export function linksIn(markdown: MarkdownFile): TextAddress[] {
  return addressesOf(markdown, ({ tagName, properties }) => (tagName === "a" ? properties.href : undefined))
}

/** Returns the images of a text in their order, whether Markdown or raw HTML; one without an address has an empty one. */
export function imagesIn(markdown: MarkdownFile): TextAddress[] {
  return addressesOf(markdown, ({ tagName, properties }) => (tagName === "img" ? (properties.src ?? "") : undefined))
}

/** An address that several references share is listed once, where its definition is. */
function addressesOf(markdown: MarkdownFile, urlOf: (element: Element) => unknown): TextAddress[] {
  const definitions = referencedDefinitions(markdown)
  const addresses = new Map<string, TextAddress>()
  visit(markdown.html, "element", (element) => {
    const url = urlOf(element)
    if (typeof url !== "string") return
    const place = placeOf(definitions.get(element.position?.start.offset) ?? element, markdown)
    addresses.set(`${place.line}:${place.column} ${url}`, { url, ...place })
  })
  return [...addresses.values()]
}

/** The definition of each link and image by reference, by where the reference starts. */
function referencedDefinitions({ tree }: MarkdownFile): Map<number | undefined, Node> {
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
