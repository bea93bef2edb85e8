import type { Element, ElementContent, Parents, Root } from "hast"
import { visit } from "unist-util-visit"

import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { BUILD_TEXTS } from "~/src/lib/texts/interface-texts"

const NO_BREAK_SPACE = "\u00a0"

/**
 * Gives the footnotes that remark-rehype writes the site's own ids, classes and labels. Runs before raw HTML is parsed, so that
 * only footnotes written in Markdown are changed.
 */
export function markFootnotes(tree: Root): void {
  const mentioned = new Set<unknown>()
  visit(tree, "element", (element, index = 0, parent) => {
    const { dataFootnoteBackref, dataFootnotes, href, id, ariaLabel } = element.properties
    if (dataFootnotes) nameNotes(element)
    if (element.tagName === "li" && typeof id === "string") element.properties.id = decodeAddress(id)
    if (dataFootnoteBackref !== undefined) {
      element.properties = { href, className: ["footnote-backref"], ariaLabel }
      // Further ways back, to other mentions of the note, follow the first.
      parent?.children.splice(index + 1)
      joinToWordBefore(index, parent)
    }
    const [link] = element.children
    if (!isElement(link) || !link.properties.dataFootnoteRef) return
    markMention(element, link, mentioned)
    joinToWordBefore(index, parent)
  })
}

/** A note that is mentioned twice leads back to its first mention, the only one with an id. */
function markMention(sup: Element, link: Element, mentioned: Set<unknown>): void {
  const { href, id } = link.properties
  if (!mentioned.has(href)) sup.properties.id = decodeAddress(String(id))
  mentioned.add(href)
  link.properties = { href, className: ["footnote-ref"] }
}

function nameNotes(notes: Element): void {
  notes.properties = { className: ["footnotes"], ariaLabel: BUILD_TEXTS.footnotes }
  // remark-rehype begins with a heading; the section is named by its label instead.
  notes.children[0] = { type: "element", tagName: "hr", properties: {}, children: [] }
  const list = notes.children.filter(isElement).find(({ tagName }) => tagName === "ol")
  const items = (list?.children ?? []).filter(isElement)
  const blocks = items.map(({ children }) => children.filter(isElement))
  if (!blocks.every(({ length, 0: block }) => length === 1 && block?.tagName === "p")) return
  // Notes of one paragraph each become plain list items, like a list without blank lines between its items.
  for (const [index, item] of items.entries()) item.children = blocks[index]?.[0]?.children ?? []
}

function joinToWordBefore(index: number, parent: Parents | undefined): void {
  const before = parent?.children[index - 1]
  if (before?.type === "text") before.value = before.value.replace(/\s+$/, NO_BREAK_SPACE)
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === "element"
}
