import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { textPicture } from "~/src/build/graphql/picture-fields"
import { type Context, resolveField } from "~/src/build/graphql/resolve-field"
import { listHeadings, type TextHeading } from "~/src/build/markdown/list-headings"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { decodeAddress } from "~/src/lib/decode"
import { toPictureData } from "~/src/lib/picture-data"
import { remoteAddress } from "~/src/lib/remote-address"

type Content = { parent: string }

/** `Project.headings`: what a table of contents is made from. */
export const headingsField = {
  async resolve(source: Content, _args: object, context: Context, info: GraphQLResolveInfo): Promise<TextHeading[]> {
    const text = await textOf(source, context, info)
    return text === null ? [] : listHeadings(text.tree)
  },
}

/** The `html` field of a content node: the tree that gatsby-transformer-remark makes, prepared for the site. */
export const htmlField = {
  type: "String!",
  async resolve(source: Content, _args: object, context: Context, info: GraphQLResolveInfo): Promise<string> {
    const text = await textOf(source, context, info)
    if (text === null) return ""
    const folder = path.posix.dirname(text.file)
    return prepareHtml(text.tree, {
      ...readEnvironment(),
      pictureFor: async (src) => {
        const address = remoteAddress(src)
        const absolutePath = path.posix.join(folder, decodeAddress(src))
        const image = await textPicture(address === null ? { absolutePath } : { address }, context, info)
        return image === null ? null : toPictureData(image)
      },
    })
  },
}

/** The text of a content node as a tree of its own, and its file; null for a node without a text. */
async function textOf(
  { parent }: Content,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<{ file: string; tree: Root } | null> {
  const markdown = context.nodeModel.getNodeById({ id: parent }) as { fileAbsolutePath: string } | null
  if (markdown === null) return null
  const tree = await resolveField({ type: "MarkdownRemark", field: "htmlAst", source: markdown }, context, info)
  return { file: markdown.fileAbsolutePath, tree: structuredClone(tree as Root) }
}
