import type { Html } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import { placeOf } from "~/src/build/content/markdown-text"
import { placeBehind } from "~/src/build/content/text-place"
import { sanitizeSchema } from "~/src/build/markdown/sanitize-schema"

/** Comments, in which nothing is an element, and the beginnings of elements. */
const COMMENT_OR_ELEMENT = /<!--[\s\S]*?(?:-->|$)|<([a-z][a-z0-9-]*)(?=[\s/>])/gi
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
  visit(markdown.tree, "html", (node) => {
    const { value } = node as Html
    for (const { 1: element, index } of value.matchAll(COMMENT_OR_ELEMENT)) {
      const name = element?.toLowerCase()
      if (name === undefined || KEPT.has(name) || problems.has(name)) continue
      problems.set(name, {
        severity: "warning",
        file: markdown.file,
        ...placeBehind(placeOf(node, markdown), value.slice(0, index)),
        field: "HTML",
        found: `<${name}>`,
        expected: "an element that docs/content.md lists, for the page leaves out every other",
        fix: FIXES[name] ?? "write it in Markdown, or leave it: the text inside it stays",
      })
    }
  })
  return [...problems.values()]
}
