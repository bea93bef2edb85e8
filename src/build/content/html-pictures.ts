import type { Html } from "mdast"
import { visit } from "unist-util-visit"

import type { MarkdownFile } from "~/src/build/content/front-matter"
import { placeOf } from "~/src/build/content/markdown-text"
import { placeBehind } from "~/src/build/content/text-place"
import type { Position } from "~/src/build/content/yaml-source"

/** A picture that a text shows by HTML; null for an attribute that is not there. */
type HtmlPicture = Position & { src: string | null; alt: string | null }

/** What is not closed goes on to the end, so that nothing is looked through twice. */
const PICTURE = /<!--.*?(?:-->|$)|<img\b(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gis

/** The pictures that a text shows by `<img>`, outside of comments. */
export function htmlPictures(markdown: MarkdownFile): HtmlPicture[] {
  const pictures: HtmlPicture[] = []
  visit(markdown.tree, "html", (node: Html) => {
    for (const { 0: tag, index } of node.value.matchAll(PICTURE)) {
      if (tag.startsWith("<!--")) continue
      const place = placeBehind(placeOf(node, markdown), node.value.slice(0, index))
      pictures.push({ ...place, src: attribute(tag, "src"), alt: attribute(tag, "alt") })
    }
  })
  return pictures
}

function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag)
  return match === null ? null : (match[1] ?? match[2] ?? match[3] ?? "")
}
