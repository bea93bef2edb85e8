import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"

/**
 * Returns the HTML of a sanitised tree, with every `@` as a character reference: readers and mail programs get the address, and a
 * search of the characters finds none. Such a tree has an `@` only in texts and attribute values, where a reference means the same.
 */
export function toHtmlWithoutAtSigns(tree: Root): string {
  return toHtml(tree).replaceAll("@", "&#64;")
}
