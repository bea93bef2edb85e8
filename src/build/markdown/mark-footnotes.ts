import type { Element, ElementContent, Parents, Root } from "hast"
import { visit } from "unist-util-visit"

import { decodeAddress } from "~/src/lib/decode"
import { TEXTS } from "~/src/lib/texts"

const NO_BREAK_SPACE = "\u00a0"

/**
 * Numbers footnotes in the order in which the text mentions them, whatever their author called them, puts
 * the notes into that order, and names both ends for those who do not see where they stand.
 */
export function markFootnotes() {
  return (tree: Root): void => {
    const numbers = numberMentions(tree)
    visit(tree, "element", (element, index, parent) => {
      if (hasClass(element, "footnotes")) nameNotes(element, numbers)
      if (hasClass(element, "footnote-backref")) nameWayBack(element, index, parent)
    })
  }
}

/** The number of each note by its id; every mention shows it and stays with the word before it. */
function numberMentions(tree: Root): Map<string, number> {
  const numbers = new Map<string, number>()
  visit(tree, "element", (element, index, parent) => {
    const [mention] = element.children
    if (element.tagName !== "sup" || !isElement(mention) || !hasClass(mention, "footnote-ref")) return
    const id = decodeAddress(String(mention.properties.href).slice(1))
    const isFirst = !numbers.has(id)
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    // A note that is mentioned twice leads back to its first mention; an id is there once.
    if (!isFirst) delete element.properties.id
    mention.children = [{ type: "text", value: String(number) }]
    const before = parent?.children[(index ?? 0) - 1]
    if (before?.type === "text") before.value = before.value.replace(/\s+$/, NO_BREAK_SPACE)
  })
  return numbers
}

function nameNotes(notes: Element, numbers: Map<string, number>): void {
  notes.tagName = "section"
  notes.properties.ariaLabel = TEXTS.footnotes
  const list = notes.children.filter(isElement).find(({ tagName }) => tagName === "ol")
  const numberOf = (item: ElementContent) =>
    (isElement(item) && numbers.get(String(item.properties.id))) || Number.POSITIVE_INFINITY
  if (list !== undefined) list.children = list.children.filter(isElement).sort((a, b) => numberOf(a) - numberOf(b))
}

function nameWayBack(link: Element, index: number | undefined, parent: Parents | undefined): void {
  link.properties.ariaLabel = TEXTS.backToText
  const before = parent?.children[(index ?? 0) - 1]
  if (before?.type === "text") before.value = before.value.trimEnd() + NO_BREAK_SPACE
}

function isElement(node: ElementContent | undefined): node is Element {
  return node?.type === "element"
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
