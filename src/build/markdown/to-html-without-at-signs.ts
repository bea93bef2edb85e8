import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"

/**
 * Returns the HTML of a sanitised tree with every `@` as a character reference, so that programs that search for e-mail addresses find
 * none. An `@` occurs only in texts and attribute values, so browsers read the same.
 */
export function toHtmlWithoutAtSigns(tree: Root): string {
  return toHtml(tree).replaceAll("@", "&#64;")
}
