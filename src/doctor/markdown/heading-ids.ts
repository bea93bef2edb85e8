import type { Root } from "hast"
import rehypeSanitize from "rehype-sanitize"
import rehypeSlug from "rehype-slug"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"
import { prepareMaths } from "~/src/doctor/maths/prepare-maths"
import { once } from "~/src/doctor/readers/parse-once"

/** Ids of the page around the text, which no heading may take. */
export const RESERVED_IDS: readonly string[] = ["main-content", "tooltip", "site-icon"]

/** The first steps for every text: it is sanitised, its formulas are typeset, and each heading gets its id. */
export function nameHeadings() {
  return unified().use(rehypeSanitize, sanitizeSchema).use(prepareMaths).use(rehypeSlug).use(avoidReservedIds)
}

/** Returns the ids that a text's headings and footnotes have on its page, in their order. */
export const textIds = once((html: Root): string[] => {
  const ids: string[] = []
  visit(nameHeadings().runSync(html), "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id)
  })
  return ids
})

function avoidReservedIds() {
  return (tree: Root): void => {
    visit(tree, "element", ({ properties }) => {
      if (RESERVED_IDS.includes(String(properties.id))) properties.id = `${properties.id}-section`
    })
  }
}
