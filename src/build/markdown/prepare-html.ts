import type { Root } from "hast"
import { all } from "lowlight"
import rehypeAutolinkHeadings from "rehype-autolink-headings"
import rehypeExternalLinks from "rehype-external-links"
import rehypeHighlight from "rehype-highlight"

import { headingAnchor } from "~/src/build/markdown/heading-anchor"
import { nameCheckboxes } from "~/src/build/markdown/name-checkboxes"
import { nameHeadings } from "~/src/build/markdown/name-headings"
import { preparePictures } from "~/src/build/markdown/prepare-images"
import { prepareLinks } from "~/src/build/markdown/prepare-links"
import { toHtmlWithoutAtSigns } from "~/src/build/markdown/to-html-without-at-signs"
import { wrapScrollable } from "~/src/build/markdown/wrap-scrollable"
import type { TrailingSlash } from "~/src/lib/paths"
import type { PictureData } from "~/src/lib/picture-data"
import { TEXTS } from "~/src/lib/texts"

/** Made once: to learn all languages takes longer than anything else that is done to a text. */
const highlightCode = rehypeHighlight({ languages: all })

export type MarkdownOptions = {
  basePath: string
  trailingSlash: TrailingSlash
  /** The responsive versions of a picture beside the Markdown file; null when there is no such picture. */
  pictureFor: (src: string) => Promise<PictureData | null>
}

/** Turns the HTML tree of a Markdown text into the HTML that visitors get, without a character `@`. */
export async function prepareHtml(tree: Root, options: MarkdownOptions): Promise<string> {
  const prepared = await nameHeadings()
    .use(rehypeAutolinkHeadings, headingAnchor)
    .use(() => highlightCode)
    .use(rehypeExternalLinks, {
      rel: ["noopener"],
      properties: { className: ["external"] },
      content: { type: "text", value: ` ${TEXTS.externalLink}` },
      contentProperties: { className: ["sr-only"] },
    })
    .use(prepareLinks, options)
    .use(nameCheckboxes)
    .use(wrapScrollable)
    .use(preparePictures, options.pictureFor)
    .run(tree)
  return toHtmlWithoutAtSigns(prepared as Root)
}
