import type { Heading } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"

/** Warns of headings in the text that take the title's level or skip one. */
export function checkHeadingOrder(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  let above = 1
  visit(markdown.tree, "heading", (heading: Heading) => {
    const { depth } = heading
    const deepest = above + 1
    above = Math.max(depth, 2)
    if (depth >= 2 && depth <= deepest) return
    const fix = `begin the heading with ${"#".repeat(depth === 1 ? 2 : deepest)}`
    const expected = depth === 1 ? "headings from ## on, the title being the page's own" : "no level left out"
    const found = `a heading of level ${depth}`
    const place = { file: markdown.file, ...placeOf(heading, markdown) }
    problems.push({ severity: "warning", ...place, field: "heading", found, expected, fix })
  })
  return problems
}
