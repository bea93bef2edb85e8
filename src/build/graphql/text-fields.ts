import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { textImage } from "~/src/build/graphql/image-fields"
import type { Context } from "~/src/build/graphql/query-context"
import { listHeadings, type TextHeading } from "~/src/build/markdown/list-headings"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { parseMarkdown } from "~/src/doctor/markdown/parse-markdown"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { toImageAttributes } from "~/src/lib/images/image-data"

type Content = { parent: string }
/** The part of the node of gatsby-transformer-remark that is used. */
type MarkdownNode = { fileAbsolutePath: string; rawMarkdownBody: string }

/** `Project.headings`: the entries of the table of contents. */
export const headingsField = {
  async resolve(source: Content, _args: object, context: Context): Promise<TextHeading[]> {
    const text = textOf(source, context)
    return text === null ? [] : listHeadings(text.html)
  },
}

/** `html`: the text's HTML tree, prepared for the page. */
export const htmlField = {
  async resolve(source: Content, _args: object, context: Context, info: GraphQLResolveInfo): Promise<string> {
    const text = textOf(source, context)
    if (text === null) return ""
    const folder = path.posix.dirname(text.file)
    return prepareHtml(text.html, {
      ...readEnvironment(),
      pictureFor: async (src) => {
        const absolutePath = path.posix.join(folder, decodeAddress(src))
        const image = await textImage({ src, absolutePath }, context, info)
        return image === null ? null : toImageAttributes(image)
      },
    })
  },
}

/** Returns the text of a content node as an HTML tree, and its file; null for a node without a text. */
function textOf({ parent }: Content, { nodeModel }: Context): { file: string; html: Root } | null {
  const markdown = nodeModel.getNodeById({ id: parent }) as MarkdownNode | null
  if (markdown === null) return null
  const { fileAbsolutePath: file, rawMarkdownBody } = markdown
  return { file, html: parseMarkdown(rawMarkdownBody, { file, bodyLine: 1 }).html }
}
