import path from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { textPicture } from "~/src/build/graphql/picture-fields"
import { type Context, resolveField } from "~/src/build/graphql/resolve-field"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { decodeAddress } from "~/src/lib/decode"
import { toPictureData } from "~/src/lib/picture-data"
import { remoteAddress } from "~/src/lib/remote-address"

/** The `html` field of a content node: the tree that gatsby-transformer-remark makes, prepared for the site. */
export const htmlField = {
  type: "String!",
  async resolve(
    source: { parent: string },
    _args: object,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<string> {
    const markdown = context.nodeModel.getNodeById({ id: source.parent }) as { fileAbsolutePath: string } | null
    if (markdown === null) return ""
    const tree = await resolveField({ type: "MarkdownRemark", field: "htmlAst", source: markdown }, context, info)
    const folder = path.posix.dirname(markdown.fileAbsolutePath)
    return prepareHtml(structuredClone(tree as Root), {
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
