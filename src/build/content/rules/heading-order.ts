import type { Heading } from "mdast"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"

/** Warns of headings in the text that take the title's level or skip one. */
export function checkHeadingOrder({ file, body, bodyLine }: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  let above = 1
  visit(unified().use(remarkParse).parse(body), "heading", ({ depth, position }: Heading) => {
    const deepest = above + 1
    above = Math.max(depth, 2)
    if (depth >= 2 && depth <= deepest) return
    const fix = `begin the heading with ${"#".repeat(depth === 1 ? 2 : deepest)}`
    const expected = depth === 1 ? "headings from ## on, the title being the page's own" : "no level left out"
    const line = (position?.start.line ?? 1) + bodyLine - 1
    const column = position?.start.column ?? 1
    const found = `a heading of level ${depth}`
    problems.push({ severity: "warning", file, line, column, field: "heading", found, expected, fix })
  })
  return problems
}
