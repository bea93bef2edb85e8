import type { Root } from "mdast"
import { visit } from "unist-util-visit"

import { parseInfoString } from "~/src/lib/info-string"

/** Gives blocks of code their title and marked lines as attributes, which pages read after they have sanitised the text (M3). */
export function markCode(tree: Root): void {
  visit(tree, "code", (node) => {
    const { title, lines } = parseInfoString(node)
    const dataLines = lines.map(([from, to]) => `${from}-${to}`).join(",")
    const hProperties = { ...(title !== null && { dataTitle: title }), ...(dataLines !== "" && { dataLines }) }
    node.data = { ...node.data, hProperties }
  })
}
