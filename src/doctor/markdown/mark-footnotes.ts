import type { Element, ElementContent, Parents, Root } from "hast"
import { visit } from "unist-util-visit"

import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { BUILD_TEXTS } from "~/src/lib/texts"

const NO_BREAK_SPACE = "\u00a0"

/**
 * Gives the footnotes that remark-rehype writes the site's own ids, classes and labels. Runs before raw HTML is parsed, so that
 * only footnotes written in Markdown are changed.
 */
export function markFootnotes() {
  return (tree: Root): void => {
    const mentioned = new Set<string>()
    visit(tree, "element", (element, index, parent) => {
      const { dataFootnoteBackref, dataFootnotes, id } = element.properties
      if (dataFootnotes) nameNotes(element)
      if (dataFootnoteBackref !== undefined) nameWayBack(element, index, parent)
      if (element.tagName === "li" && typeof id === "string") element.properties.id = decodeAddress(id)
      const [link] = element.children
      if (isMention(link)) {
        markMention(element, link, mentioned)
        joinToWordBefore(index, parent)
      }
    })
  }
}

/** A note that is mentioned twice leads back to its first mention, the only one with an id. */
function markMention(sup: Element, link: Element, mentioned: Set<string>): void {
  const { href, id } = link.properties
  if (!mentioned.has(String(href))) sup.properties.id = decodeAddress(String(id))
  mentioned.add(String(href))
  link.properties = { href, className: ["footnote-ref"] }
}

function nameNotes(notes: Element): void {
  notes.properties = { className: ["footnotes"], ariaLabel: BUILD_TEXTS.footnotes }
  // remark-rehype begins with a heading; the section is named by its label instead.
  notes.children[0] = { type: "element", tagName: "hr", properties: {}, children: [] }
  const list = notes.children.filter(isElement).find(({ tagName }) => tagName === "ol")
  const blocks = (list?.children ?? [])
    .filter(isElement)
    .map((item) => ({ item, parts: item.children.filter(isElement) }))
  if (!blocks.every(({ parts }) => parts.length === 1 && parts[0]?.tagName === "p")) return
  // Like a tight list: notes of one paragraph each have no paragraphs.
  for (const { item, parts } of blocks) item.children = parts.flatMap(({ children }) => children)
}

/** Further ways back, to other mentions of the note, follow the first and are removed. */
function nameWayBack(link: Element, index: number | undefined, parent: Parents | undefined): void {
  const { href, ariaLabel } = link.properties
  link.properties = { href, className: ["footnote-backref"], ariaLabel }
  parent?.children.splice((index ?? 0) + 1)
  joinToWordBefore(index, parent)
}

function joinToWordBefore(index: number | undefined, parent: Parents | undefined): void {
  const before = parent?.children[(index ?? 0) - 1]
  if (before?.type === "text") before.value = before.value.replace(/\s+$/, NO_BREAK_SPACE)
}

function isMention(node: ElementContent | undefined): node is Element {
  return isElement(node) && Boolean(node.properties.dataFootnoteRef)
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === "element"
}
