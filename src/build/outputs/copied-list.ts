import type { Element } from "hast"
import { h } from "hastscript"

export type CopiedText = Element | string

/** Returns a list, for the Markdown copy of a page. */
export function copiedList(items: readonly CopiedText[]): Element {
  const children = items.map((item) => h("li", item))
  return h("ul", children)
}

/** Returns a heading and a list; nothing for an empty list. */
export function copiedSection(heading: string, items: readonly CopiedText[]): Element[] {
  return items.length === 0 ? [] : [h("h2", heading), copiedList(items)]
}

export function copiedLink(words: string, url: string | null | undefined): CopiedText {
  return url ? h("a", { href: url }, words) : words
}

/** Returns a name and its values; nothing without a value. */
export function copiedFact(name: string, ...values: (CopiedText | undefined)[]): CopiedText[] {
  const given = values.filter((value) => value !== undefined)
  const separated = given.flatMap((value, index) => (index === 0 ? [value] : [", ", value]))
  return given.length === 0 ? [] : [h("span", `${name}: `, ...separated)]
}
