import type { Image, ImageReference } from "mdast"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"

/** Every picture in a text says what it shows (an error otherwise): Markdown cannot call one decorative on purpose. */
export function checkPictureAlt({ file, body, bodyLine }: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(unified().use(remarkParse).parse(body), ["image", "imageReference"], (node) => {
    const { alt, position } = node as Image | ImageReference
    if (alt?.trim()) return
    problems.push({
      file,
      line: (position?.start.line ?? 1) + bodyLine - 1,
      column: position?.start.column ?? 1,
      field: "picture",
      found: "no description",
      expected: "what the picture shows",
      fix: "write it between the square brackets: ![what it shows](picture.png)",
    })
  })
  return problems
}
