import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { type TrailingSlash, withTrailingSlash } from "~/src/lib/paths"

/** Gives links to the site's own pages the configured trailing slash; the base path is there already (R2). */
export function prepareLinks(trailingSlash: TrailingSlash) {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "a" && typeof properties.href === "string" && properties.href.startsWith("/")) {
        properties.href = withTrailingSlash(properties.href, trailingSlash)
      }
    })
  }
}
