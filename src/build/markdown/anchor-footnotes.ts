import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { hasClass } from "~/src/doctor/markdown/text-parts"

const MENTION = "fnref-"
const NOTE = "fn-"

/** Names each footnote and its first mention, so that a style can put the one beside the other (W1). */
export function anchorFootnotes(tree: Root): void {
  const numbers = new Map<string, number>()
  visit(tree, "element", (element) => {
    const id = String(element.properties.id)
    if (element.tagName === "sup" && id.startsWith(MENTION)) {
      numbers.set(id.slice(MENTION.length), numbers.size + 1)
      element.properties.style = `anchor-name:--ref-${numbers.size}`
    }
    const number = element.tagName === "li" && id.startsWith(NOTE) ? numbers.get(id.slice(NOTE.length)) : undefined
    if (number !== undefined) element.properties.style = styleOf(number)
    if (element.tagName === "section" && hasClass(element, "footnotes")) {
      element.properties.className = ["footnotes", "sidenotes"]
    }
  })
}

/** A note whose mention follows another one closely begins below the other's note. */
function styleOf(number: number): string {
  return `position-anchor:--ref-${number};anchor-name:--note-${number};--before:--note-${number - 1}`
}
