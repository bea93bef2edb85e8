import path from "node:path"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { listHeadings, prepareHtml } from "~/src/build/markdown/prepare-html"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { toImageAttributes } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { imageData } from "./image-fields"
import type { Context, Fields } from "./query-context"

type Content = { parent: string }
/** The part of the node of gatsby-transformer-remark that is used. */
type MarkdownNode = { fileAbsolutePath: string; rawMarkdownBody: string }

/** The text of a content node, prepared for the page, and the entries of its table of contents. */
export const textFields = {
  html: {
    async resolve(source, _args, context, info) {
      const text = textOf(source, context)
      if (text === null) return ""
      const folder = path.posix.dirname(text.file)
      return prepareHtml(text.html, {
        ...readEnvironment(),
        pictureFor: async (src) => {
          const image = await imageData({ src: remoteAddress(src) ?? decodeAddress(src), folder }, context, info)
          return image === null ? null : toImageAttributes(image)
        },
      })
    },
  },
  headings: {
    async resolve(source, _args, context) {
      const text = textOf(source, context)
      return text === null ? [] : listHeadings(text.html)
    },
  },
} satisfies Fields<Content>

/** Returns the text of a content node as an HTML tree, and its file; null for a node without a text. */
function textOf({ parent }: Content, { nodeModel }: Context): { file: string; html: Root } | null {
  const markdown = nodeModel.getNodeById({ id: parent }) as MarkdownNode | null
  if (markdown === null) return null
  const { fileAbsolutePath: file, rawMarkdownBody } = markdown
  return { file, html: parseMarkdown(rawMarkdownBody, { file, bodyLine: 1 }).html }
}
