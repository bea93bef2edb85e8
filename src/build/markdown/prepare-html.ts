import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { all } from "lowlight"
import rehypeAutolinkHeadings from "rehype-autolink-headings"
import rehypeExternalLinks from "rehype-external-links"
import rehypeHighlight from "rehype-highlight"
import rehypeSanitize from "rehype-sanitize"
import rehypeSlug from "rehype-slug"
import { unified } from "unified"

import { headingAnchor } from "~/src/build/markdown/heading-anchor"
import { markFootnotes } from "~/src/build/markdown/mark-footnotes"
import { prepareLinks } from "~/src/build/markdown/prepare-links"
import { preparePictures } from "~/src/build/markdown/prepare-pictures"
import { sanitizeSchema } from "~/src/build/markdown/sanitize-schema"
import { wrapScrollable } from "~/src/build/markdown/wrap-scrollable"
import type { TrailingSlash } from "~/src/lib/paths"
import type { PictureData } from "~/src/lib/picture-data"
import { TEXTS } from "~/src/lib/texts"

export type MarkdownOptions = {
  trailingSlash: TrailingSlash
  /** The responsive versions of a picture beside the Markdown file; null when there is no such picture. */
  pictureFor: (src: string) => Promise<PictureData | null>
}

/** Turns the syntax tree of a Markdown text into the HTML that visitors get. */
export async function prepareHtml(tree: Root, { trailingSlash, pictureFor }: MarkdownOptions): Promise<string> {
  const prepared = await unified()
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeSlug)
    .use(rehypeAutolinkHeadings, headingAnchor)
    .use(rehypeHighlight, { languages: all })
    .use(rehypeExternalLinks, {
      rel: ["noopener"],
      properties: { className: ["external"] },
      content: { type: "text", value: ` ${TEXTS.externalLink}` },
      contentProperties: { className: ["sr-only"] },
    })
    .use(prepareLinks, trailingSlash)
    .use(markFootnotes)
    .use(wrapScrollable)
    .use(preparePictures, pictureFor)
    .run(tree)
  return toHtml(prepared as Root)
}
