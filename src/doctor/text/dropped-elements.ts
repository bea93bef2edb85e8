import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import { sanitizeSchema } from "~/src/doctor/markdown/sanitize-schema"

const KEPT = new Set(sanitizeSchema.tagNames)
const FILM = "name a film in the field video, or link to what it shows"
const FIXES: Record<string, string> = {
  iframe: FILM,
  video: FILM,
  embed: FILM,
  object: FILM,
  script: "remove it: no text can run code",
  style: "remove it: the design is the same for all texts",
}

/** Warns, once for each, of HTML elements that the page leaves out: readers would never see what their author sees. */
export function checkDroppedElements(markdown: MarkdownFile): ContentProblem[] {
  const problems = new Map<string, ContentProblem>()
  visit(markdown.html, "element", (element) => {
    const { tagName } = element
    if (KEPT.has(tagName) || problems.has(tagName)) return
    problems.set(tagName, {
      severity: "warning",
      file: markdown.file,
      ...placeOf(element, markdown),
      field: "HTML",
      found: `<${tagName}>`,
      expected: "an element that docs/content.md lists, for the page leaves out every other",
      fix: FIXES[tagName] ?? "write it in Markdown, or leave it: the text inside it stays",
    })
  })
  return [...problems.values()]
}
