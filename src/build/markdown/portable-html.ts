import { fromHtml } from "hast-util-from-html"
import { toHtml } from "hast-util-to-html"
import { SKIP, visit } from "unist-util-visit"

import { mathsToSource } from "~/src/doctor/markdown/prepare-maths"
import { hasClass } from "~/src/doctor/markdown/text-parts"

import { alignByAttribute } from "./cell-alignment"

/** Elements by name and by class, and properties of any, that are of no use without the site's styles and scripts. */
const SITE_ELEMENTS = ["link", "button"]
const SITE_CLASSES = ["sr-only", "anchor", "dark-only", "scripted"]
const SITE_PROPERTIES = /^(className|id|style|loading|decoding|srcSet|sizes|tabIndex|role|aria.*|data.*)$/

/** Returns the HTML of a page's text for feeds: with absolute addresses, and without what needs the site's styles or scripts. */
export function portableHtml(html: string, pageUrl: string): string {
  const tree = fromHtml(html, { fragment: true })
  mathsToSource(tree)
  alignByAttribute(tree)
  visit(tree, "element", (element, index = 0, parent) => {
    const { tagName, properties } = element
    if (SITE_ELEMENTS.includes(tagName) || SITE_CLASSES.some((name) => hasClass(element, name))) {
      parent?.children.splice(index, 1)
      return [SKIP, index]
    }
    for (const [name, value] of Object.entries(properties)) {
      if (SITE_PROPERTIES.test(name)) delete properties[name]
      const isAddress = (name === "href" || name === "src") && URL.canParse(String(value), pageUrl)
      if (isAddress) properties[name] = new URL(String(value), pageUrl).href
    }
  })
  return toHtml(tree)
}
