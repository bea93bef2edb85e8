import path from "node:path"
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"

import { readEnvironment } from "~/src/build/environment"
import { prepareHtml } from "~/src/build/markdown/prepare-html"
import { decodeAddress } from "~/src/lib/decode"
import { type ImageData, type PictureData, toPictureData } from "~/src/lib/picture-data"

type NodeModel = {
  getNodeById: (args: { id: string }) => { fileAbsolutePath: string; children: string[] } | null
  findOne: (args: { type: string; query: object }) => Promise<{ children: string[] } | null>
}
type Context = { nodeModel: NodeModel }
type Resolver = GraphQLFieldResolver<unknown, unknown>

/** The `html` field of a content node: the tree that gatsby-transformer-remark makes, prepared for the site. */
export const htmlField = {
  type: "String!",
  async resolve(source: { parent: string }, args: object, context: Context, info: GraphQLResolveInfo): Promise<string> {
    const markdown = context.nodeModel.getNodeById({ id: source.parent })
    if (markdown === null) return ""
    const tree = await resolveField("MarkdownRemark", "htmlAst", markdown, args, context, info)
    const folder = path.posix.dirname(markdown.fileAbsolutePath)
    return prepareHtml(structuredClone(tree as Root), {
      ...readEnvironment(),
      pictureFor: (src) => pictureFor(path.posix.join(folder, decodeAddress(src)), context, info),
    })
  },
}

async function pictureFor(
  absolutePath: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<PictureData | null> {
  const query = { filter: { absolutePath: { eq: absolutePath } } }
  const file = await context.nodeModel.findOne({ type: "File", query })
  const sharp = file === null ? null : context.nodeModel.getNodeById({ id: file.children[0] ?? "" })
  if (sharp === null) return null
  const data = await resolveField("ImageSharp", "gatsbyImageData", sharp, { layout: "fullWidth" }, context, info)
  return toPictureData(data as ImageData)
}

/** Asks another type's field for its value, as a query would. */
function resolveField(
  typeName: string,
  fieldName: string,
  node: unknown,
  args: object,
  context: Context,
  info: GraphQLResolveInfo,
): unknown {
  const type = info.schema.getType(typeName) as unknown as { getFields: () => Record<string, { resolve: Resolver }> }
  return type.getFields()[fieldName]?.resolve(node, args, context, info)
}
