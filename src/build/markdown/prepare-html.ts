import type { Root } from "hast"
import { all } from "lowlight"
import rehypeAutolinkHeadings from "rehype-autolink-headings"
import rehypeExternalLinks from "rehype-external-links"
import rehypeHighlight from "rehype-highlight"

import { headingAnchor } from "~/src/build/markdown/heading-anchor"
import { nameCheckboxes } from "~/src/build/markdown/name-checkboxes"
import { prepareImages } from "~/src/build/markdown/prepare-images"
import { prepareLinks } from "~/src/build/markdown/prepare-links"
import { toHtmlWithoutAtSigns } from "~/src/build/markdown/to-html-without-at-signs"
import { wrapScrollable } from "~/src/build/markdown/wrap-scrollable"
import { nameHeadings } from "~/src/doctor/markdown/heading-ids"
import type { TrailingSlash } from "~/src/lib/addresses/paths"
import type { ImageAttributes } from "~/src/lib/images/image-data"
import { TEXTS } from "~/src/lib/texts"

/** Created once, because loading all languages is the slowest step. */
const highlightCode = rehypeHighlight({ languages: all })

export type MarkdownOptions = {
  basePath: string
  trailingSlash: TrailingSlash
  /** Returns the responsive versions of an image; null if there is none. */
  pictureFor: (src: string) => Promise<ImageAttributes | null>
}

/** Returns the HTML of a text for its page, without the character `@`. */
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
    .use(prepareImages, options.pictureFor)
    .run(tree)
  return toHtmlWithoutAtSigns(prepared as Root)
}
