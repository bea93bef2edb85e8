import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toHtml } from "hast-util-to-html"
import { SKIP, visit } from "unist-util-visit"

/** Classes and properties that have a meaning only with the site's own styles and scripts. */
const SITE_CLASSES = ["sr-only", "anchor"]
const SITE_PROPERTIES = ["className", "id", "style", "loading", "decoding", "srcSet", "sizes", "tabIndex", "role"]

/** Returns the HTML of a page's text for feeds: with absolute addresses, and without what only the site itself understands. */
export function portableHtml(html: string, pageUrl: string): string {
  const tree = fromHtml(html, { fragment: true })
  visit(tree, "element", (element, index, parent) => {
    if (parent !== undefined && index !== undefined && isForSiteOnly(element)) {
      ;(parent as Root | Element).children.splice(index, 1)
      return [SKIP, index]
    }
    makePortable(element, pageUrl)
    return undefined
  })
  return toHtml(tree)
}

function isForSiteOnly({ properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : []
  return SITE_CLASSES.some((name) => classes.includes(name))
}

function makePortable({ properties }: Element, pageUrl: string): void {
  for (const name of Object.keys(properties)) {
    if (SITE_PROPERTIES.includes(name) || name.startsWith("aria") || name.startsWith("data")) delete properties[name]
  }
  for (const name of ["href", "src"]) {
    const address = properties[name]
    if (typeof address === "string" && URL.canParse(address, pageUrl)) properties[name] = new URL(address, pageUrl).href
  }
}
