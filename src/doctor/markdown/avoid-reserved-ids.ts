import type { Root } from "hast"
import { visit } from "unist-util-visit"

/** Ids that the page around the text has; a heading of that name must not take them. */
export const RESERVED_IDS: readonly string[] = ["main-content", "tooltip", "site-icon"]

/** Gives a heading whose id the page has already another one. */
export function avoidReservedIds() {
  return (tree: Root): void => {
    visit(tree, "element", ({ properties }) => {
      if (typeof properties.id === "string") properties.id = unreservedId(properties.id)
    })
  }
}

/** The id that a heading gets in place of the one that is made from its words. */
function unreservedId(id: string): string {
  return RESERVED_IDS.includes(id) ? `${id}-section` : id
}
