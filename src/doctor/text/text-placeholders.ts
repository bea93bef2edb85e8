import type { Text } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { isPlaceholderAddress, PLACEHOLDER_ADVICE, placeholderIn } from "~/src/doctor/fields/field-rules"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import { linksIn } from "~/src/doctor/markdown/text-urls"
import type { Position } from "~/src/doctor/readers/yaml-source"
import { placeBehind } from "~/src/doctor/text/text-place"

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
