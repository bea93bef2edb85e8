import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"

import { BUILD_TEXTS } from "~/src/lib/texts"

const SCROLLING: Record<string, string> = { table: BUILD_TEXTS.table, pre: BUILD_TEXTS.code }

/** Tables and code get a focusable container that scrolls, so that the page never scrolls sideways. */
export function wrapScrollable() {
  return (tree: Root): void => {
    visit(tree, "element", (element, index, parent) => {
      const label = SCROLLING[element.tagName]
      if (label === undefined || parent === undefined || index === undefined) return
      const wrapper: Element = {
        type: "element",
        tagName: "div",
        properties: { className: ["scrollable"], role: "group", ariaLabel: label, tabIndex: 0 },
        children: [element],
      }
      parent.children[index] = wrapper
      return [SKIP, index + 1]
    })
  }
}
