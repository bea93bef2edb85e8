import type { Image, ImageReference } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/build/content/content-problem"
import type { MarkdownFile } from "~/src/build/content/front-matter"
import { placeOf } from "~/src/build/content/markdown-text"
import { DECORATIVE_ALT } from "~/src/lib/picture-data"

/** Every picture in a text says what it shows, or that it only decorates (an error otherwise). */
export function checkPictureAlt(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  visit(markdown.tree, ["image", "imageReference"], (node) => {
    const picture = node as Image | ImageReference
    if (picture.alt?.trim()) return
    problems.push({
      file: markdown.file,
      ...placeOf(picture, markdown),
      field: "picture",
      found: "no description",
      expected: `what the picture shows, or ${DECORATIVE_ALT} if it only decorates`,
      fix: `write it between the square brackets: ![what it shows](picture.png) or ![${DECORATIVE_ALT}](picture.png)`,
    })
  })
  return problems
}
