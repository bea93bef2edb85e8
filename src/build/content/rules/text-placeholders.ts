import type { Definition, Link, Text } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import { placeOf } from "~/src/build/content/markdown-text"
import { isPlaceholderAddress, PLACEHOLDER_ADVICE, placeholderIn } from "~/src/build/content/rules/placeholders"
import type { Position } from "~/src/build/content/yaml-source"

/** Warns of what a template has left in a text: its words, outside of code, and links that lead nowhere. */
export function checkTextPlaceholders(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  const tell = (place: Position, field: string, found: string) =>
    problems.push({ severity: "warning", file: markdown.file, ...place, field, found, ...PLACEHOLDER_ADVICE })

  visit(markdown.tree, ["text", "link", "definition"], (node) => {
    const place = placeOf(node, markdown)
    if (node.type !== "text") {
      const { url } = node as Link | Definition
      if (url === "" || isPlaceholderAddress(url)) tell(place, "link", JSON.stringify(url))
      return
    }
    const { value } = node as Text
    const placeholder = placeholderIn(value)
    if (placeholder !== null)
      tell(advance(place, value.slice(0, placeholder.index)), "text", JSON.stringify(placeholder.words))
  })
  return problems
}

/** The place behind a piece of text that begins at a place. */
function advance({ line, column }: Position, text: string): Position {
  const lines = text.split("\n")
  const last = (lines.at(-1) ?? "").length
  return lines.length === 1 ? { line, column: column + last } : { line: line + lines.length - 1, column: last + 1 }
}
