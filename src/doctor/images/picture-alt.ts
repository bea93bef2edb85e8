import type { Element } from "hast"
import type { Image, ImageReference } from "mdast"
import { visit } from "unist-util-visit"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { MarkdownFile } from "~/src/doctor/markdown/markdown-file"
import { placeOf } from "~/src/doctor/markdown/parse-markdown"
import type { Position } from "~/src/doctor/readers/yaml-source"
import { DECORATIVE_ALT } from "~/src/lib/picture-data"

/** Every picture in a text says what it shows, or that it only decorates (an error otherwise). */
export function checkPictureAlt(markdown: MarkdownFile): ContentProblem[] {
  const problems: ContentProblem[] = []
  const tell = (place: Position, fix: string) => {
    const expected = `what the picture shows, or ${DECORATIVE_ALT} if it only decorates`
    problems.push({ file: markdown.file, ...place, field: "picture", found: "no description", expected, fix })
  }
  visit(markdown.tree, ["image", "imageReference"], (node) => {
    const picture = node as Image | ImageReference
    if (picture.alt?.trim()) return
    const fix = `write it between the square brackets: ![what it shows](picture.png) or ![${DECORATIVE_ALT}](picture.png)`
    tell(placeOf(picture, markdown), fix)
  })
  // Markdown always writes an alt, raw HTML may not.
  visit(markdown.html, { tagName: "img" }, (node) => {
    const { properties } = node as Element
    if (properties.alt === undefined) tell(placeOf(node, markdown), `add alt="what it shows", or alt=${DECORATIVE_ALT}`)
  })
  return problems
}
