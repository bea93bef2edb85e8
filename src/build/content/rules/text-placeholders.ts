import type { Text } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import { placeOf } from "~/src/build/content/markdown-text"
import { isPlaceholderAddress, PLACEHOLDER_ADVICE, placeholderIn } from "~/src/build/content/rules/placeholders"
import { linksIn } from "~/src/build/content/text-addresses"
import { placeBehind } from "~/src/build/content/text-place"
import type { Position } from "~/src/build/content/yaml-source"

/** Warns of what a template has left in a text: its words, outside of code, and links that lead nowhere. */
export function checkTextPlaceholders(markdown: MarkdownFile): ContentProblem[] {
  const tell = (place: Position, field: string, found: string): ContentProblem => ({
    severity: "warning",
    file: markdown.file,
    ...place,
    field,
    found: JSON.stringify(found),
    ...PLACEHOLDER_ADVICE,
  })
  const links = linksIn(markdown)
    .filter(({ url }) => url === "" || isPlaceholderAddress(url))
    .map(({ url, ...place }) => tell(place, "link", url))

  const words: ContentProblem[] = []
  visit(markdown.tree, "text", (node: Text) => {
    const placeholder = placeholderIn(node.value)
    if (placeholder === null) return
    const place = placeBehind(placeOf(node, markdown), node.value.slice(0, placeholder.index))
    words.push(tell(place, "text", placeholder.words))
  })
  return [...links, ...words]
}
