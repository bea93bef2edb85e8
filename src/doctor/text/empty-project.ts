import { sanitize } from "hast-util-sanitize"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"

/** Elements that are seen without a text. */
const SEEN = ["img", "hr", "input"]
/** Fields that fill a page without a text. */
const FILLING = ["links", "gallery", "video"]

/** Warns of a project that has nothing to read, to look at or to follow below its heading. */
export function checkEmptyProject(markdown: MarkdownFile): ContentProblem[] {
  const { file, frontMatter, bodyLine } = markdown
  if (isTextSeen(markdown) || FILLING.some((field) => isFilled(frontMatter.valueAt([field])))) return []
  const expected = "a text, or links to where the project is"
  const fix = "write below the second --- what the project is about, or add links"
  return [{ severity: "warning", file, line: bodyLine, column: 1, field: "text", found: "nothing", expected, fix }]
}

/** Whether something of the text is seen on the page. */
function isTextSeen({ html }: MarkdownFile): boolean {
  let isSeen = false
  visit(sanitize(html, sanitizeSchema), (node) => {
    if (node.type === "text" && node.value.trim() !== "") isSeen = true
    if (node.type === "element" && SEEN.includes(node.tagName)) isSeen = true
  })
  return isSeen
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
}
