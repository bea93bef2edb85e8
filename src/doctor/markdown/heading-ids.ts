import type { Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import rehypeSanitize from "rehype-sanitize"
import rehypeSlug from "rehype-slug"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import { freeName } from "~/src/lib/addresses/free-name"
import { once } from "~/src/lib/once"

import { prepareMaths } from "./prepare-maths"
import { sanitizeSchema } from "./sanitize-schema"
import { elementsIn } from "./text-parts"

/** Ids of the page around the text, which no heading may take. */
export const RESERVED_IDS: readonly string[] = ["main-content", "tooltip", "site-icon"]

/** The first steps for every text: it is sanitised, its formulas are typeset, and each heading gets its id. */
export function nameHeadings() {
  return unified()
    .use(rehypeSanitize, sanitizeSchema)
    .use(() => prepareMaths)
    .use(rehypeSlug)
    .use(() => replaceIds)
}

/** Returns the ids that a text's headings and footnotes have on its page, in their order. */
export const textIds = once((html: Root): string[] =>
  elementsIn(nameHeadings().runSync(html)).flatMap(({ properties: { id } }) => (typeof id === "string" ? [id] : [])),
)

/** Gives an id to a heading of signs alone, for which there is no slug, and another one to a heading whose id is taken. */
function replaceIds(tree: Root): void {
  const taken = new Set<unknown>(["", ...RESERVED_IDS])
  visit(tree, "element", ({ properties }) => void taken.add(properties.id))
  visit(tree, "element", (element) => {
    const { properties } = element
    const id = String(properties.id)
    // Of several without a slug, the later ones would be `-1`, `-2`.
    const isEmpty = /^(?:-\d+)?$/.test(id) && !/[\p{L}\p{N}]/u.test(textOf(element))
    if (!isEmpty && !RESERVED_IDS.includes(id)) return
    const base = isEmpty ? "section" : `${id}-section`
    const free = freeName(base, (name) => taken.has(name))
    taken.add(free)
    properties.id = free
  })
}
