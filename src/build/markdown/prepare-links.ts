import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"

type LinkOptions = { basePath: string; trailingSlash: TrailingSlash }

/** Gives links to the site's own pages the base path and the configured trailing slash (R2). */
export function prepareLinks({ basePath, trailingSlash }: LinkOptions) {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }) => {
      const { href } = properties
      if (tagName !== "a" || typeof href !== "string" || !/^\/(?!\/)/.test(href)) return
      properties.href = `${basePath}${withTrailingSlash(href, trailingSlash)}`
    })
  }
}
