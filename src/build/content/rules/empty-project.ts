import type { Nodes } from "mdast"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"

/** HTML of which no letter is seen: comments, styles and tags without a text. */
const UNSEEN_HTML = /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi
/** Fields that fill a page without a text. */
const FILLING = ["links", "gallery", "video"]

/** Warns of a project that has nothing to read, to look at or to follow below its heading. */
export function checkEmptyProject({ file, frontMatter, tree, bodyLine }: MarkdownFile): ContentProblem[] {
  if (tree.children.some(isSeen) || FILLING.some((field) => isFilled(frontMatter.valueAt([field])))) return []
  const expected = "a text, or links to where the project is"
  const fix = "write below the second --- what the project is about, or add links"
  return [{ severity: "warning", file, line: bodyLine, column: 1, field: "text", found: "nothing", expected, fix }]
}

/** Whether something of a piece of the file stands on the page. */
function isSeen(node: Nodes): boolean {
  if (node.type !== "html") return node.type !== "definition"
  return /<img\b/i.test(node.value) || node.value.replace(UNSEEN_HTML, "").trim() !== ""
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
}
