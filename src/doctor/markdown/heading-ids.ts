import type { Root } from "hast"
import { visit } from "unist-util-visit"

import { nameHeadings } from "~/src/doctor/markdown/name-headings"

/** Returns the ids that a text's headings and footnotes have on its page, in their order. */
export function textIds(html: Root): string[] {
  const ids: string[] = []
  visit(nameHeadings().runSync(html), "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id)
  })
  return ids
}
