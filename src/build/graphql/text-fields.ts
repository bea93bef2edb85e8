import path from "node:path"

import { readEnvironment } from "~/src/build/environment"
import { listHeadings, prepareHtml } from "~/src/build/markdown/prepare-html"
import { publishLinkedFiles } from "~/src/build/markdown/publish-linked-files"
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
    resolve(source, _args, context, info) {
      const { folder, tree } = textOf(source, context)
      return prepareHtml(publishLinkedFiles(tree, folder), {
        ...readEnvironment(),
        pictureFor: async (src) => {
          const image = await imageData({ src: remoteAddress(src) ?? decodeAddress(src), folder }, context, info)
          return image && toImageAttributes(image)
        },
      })
    },
  },
  headings: { resolve: (source, _args, context) => listHeadings(textOf(source, context).tree) },
} satisfies Fields<Content>

/** Returns the text of a content node as an HTML tree, and the folder of its file. */
function textOf({ parent }: Content, { nodeModel }: Context) {
  const { fileAbsolutePath: file, rawMarkdownBody } = nodeModel.getNodeById({ id: parent }) as MarkdownNode
  return { folder: path.posix.dirname(file), tree: parseMarkdown(rawMarkdownBody, { file, bodyLine: 1 }).html }
}
