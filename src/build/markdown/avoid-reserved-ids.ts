import type { Root } from "hast"
import { visit } from "unist-util-visit"

/** Ids that the page around the text has; a heading of that name must not take them. */
const RESERVED = ["main-content", "tooltip", "site-icon"]

/** Gives a heading whose id the page has already another one. */
export function avoidReservedIds() {
  return (tree: Root): void => {
    visit(tree, "element", ({ properties }) => {
      if (typeof properties.id === "string" && RESERVED.includes(properties.id)) properties.id += "-section"
    })
  }
}
