import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { TEXTS } from "~/src/lib/texts"

/** Names the footnotes and the way back from them for those who do not see where they stand. */
export function markFootnotes() {
  return (tree: Root): void => {
    visit(tree, "element", (element) => {
      const classes = element.properties.className
      if (!Array.isArray(classes)) return
      if (classes.includes("footnote-backref")) element.properties.ariaLabel = TEXTS.backToText
      if (classes.includes("footnotes")) {
        element.tagName = "section"
        element.properties.ariaLabel = TEXTS.footnotes
      }
    })
  }
}
