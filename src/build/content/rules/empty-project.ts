import type { Node } from "mdast"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"

/** What stands in a file and on no page. */
const UNSEEN = ["definition", "html"]
/** Fields that fill a page without a text. */
const FILLING = ["links", "gallery", "video"]

/** Warns of a project that has nothing to read, to look at or to follow below its heading. */
export function checkEmptyProject({ file, frontMatter, tree, bodyLine }: MarkdownFile): ContentProblem[] {
  const isSeen = (node: Node) => !UNSEEN.includes(node.type)
  if (tree.children.some(isSeen) || FILLING.some((field) => isFilled(frontMatter.valueAt([field])))) return []
  const expected = "a text, or links to where the project is"
  const fix = "write below the second --- what the project is about, or add links"
  return [{ severity: "warning", file, line: bodyLine, column: 1, field: "text", found: "nothing", expected, fix }]
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
}
