import type { Root } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkRehype from "remark-rehype"
import { unified } from "unified"

import { markFootnotes } from "~/src/doctor/markdown/mark-footnotes"
import { BUILD_TEXTS } from "~/src/lib/texts"

/**
 * Returns the HTML tree of a Markdown tree as a browser would read it, raw HTML included, before anything is sanitised.
 * Positions are those of the Markdown text. The content check and the pages both start from this tree.
 */
export function toHtmlTree(tree: MarkdownRoot, text: string): Root {
  return unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: "",
      footnoteBackContent: "↩",
      footnoteBackLabel: BUILD_TEXTS.backToText,
    })
    .use(markFootnotes)
    .use(rehypeRaw)
    .runSync(tree, { value: text })
}
