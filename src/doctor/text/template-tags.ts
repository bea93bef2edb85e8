import type { Html, Text } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { shown } from "~/src/doctor/fields/shown"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import { placeBehind } from "~/src/doctor/text/text-place"

/** Liquid's and Nunjucks' tags, and Hugo's shortcodes. */
const TAG = /\{%.*?%\}|\{\{[<%].*?[>%]\}\}/gs

/** Warns of the tags of other site builders outside of code: here they are words, and readers would see them. */
export function checkTemplateTags(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(markdown.tree, ["text", "html"], (node) => {
    const { value } = node as Text | Html
    for (const { 0: tag, index } of value.matchAll(TAG)) {
      problems.push({
        severity: "warning",
        file: markdown.file,
        ...placeBehind(placeOf(node, markdown), value.slice(0, index)),
        field: "text",
        found: shown(tag),
        expected: "Markdown: tags of other site builders do nothing here, and readers see them",
        fix: "remove it; write a picture as ![what it shows](picture.png)",
      })
    }
  })
  return problems
}
