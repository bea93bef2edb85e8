import type { GraphQLResolveInfo } from "gatsby/graphql"

import { type Context, resolveField } from "~/src/build/graphql/resolve-field"
import { type CardFile, cardFile } from "~/src/build/social-cards/card-file"
import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from "~/src/build/social-cards/social-card"
import { displayPath } from "~/src/doctor/readers/content-folder"
import { PAGE_NAMES, PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { isSamePage } from "~/src/lib/addresses/paths"

/** A card as queries answer it. */
export type QueriedCard = CardFile & SocialCard & { width: number; height: number; source: string | null }

type Asked = { path: string; tag?: string | null }
type Node = { parent?: string | null; path: string; [field: string]: unknown }
type Picture = { src: string }
type File = { absolutePath: string; internal: { contentDigest: string } }

/** `Query.socialCard`: what stands for a page where it is shared; drawn when the site is finished. */
export const socialCardField = {
  type: "SocialCard",
  args: { path: "String!", tag: "String" },
  async resolve(
    _root: unknown,
    { path, tag = null }: Asked,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<QueriedCard | null> {
    const site = (await context.nodeModel.findOne({ type: "SiteSettings", query: {} })) as SiteSettings | null
    if (site === null) return null
    const node = await findPage(path, context)
    const card = node === null ? listCard(site, path, tag) : await cardOf(site, node, { context, info })
    const source = node && sourceOf(node, context)
    return card && { ...card, ...cardFile(card), width: CARD_WIDTH, height: CARD_HEIGHT, source }
  },
}

type Asking = { context: Context; info: GraphQLResolveInfo }

async function cardOf(site: SiteSettings, node: Node, asking: Asking): Promise<SocialCard> {
  if ("slug" in node) {
    return projectCard(site, node as Node & Parameters<typeof projectCard>[1], await pictureOf(node.cover, asking))
  }
  const about = await asking.context.nodeModel.findOne({ type: "ContentPage", query: named("about") })
  // The owner's portrait stands for the owner's pages, not for what the law asks for.
  const picture = node.name === "privacy" ? null : await pictureOf((about as Node | null)?.portrait, asking)
  return pageCard(site, node as Node & Parameters<typeof pageCard>[1], picture)
}

/** A project or one of the single pages. */
async function findPage(path: string, { nodeModel }: Context): Promise<Node | null> {
  const name = PAGE_NAMES.find((page) => isSamePage(PAGE_PATHS[page], path))
  if (name !== undefined) {
    const page = (await nodeModel.findOne({ type: "ContentPage", query: named(name) })) as object | null
    return page && { ...page, path: PAGE_PATHS[name] }
  }
  const query = { filter: { path: { eq: path.replace(/(?<=.)\/+$/, "") } } }
  return (await nodeModel.findOne({ type: "Project", query })) as Node | null
}

function named(name: string): object {
  return { filter: { name: { eq: name } } }
}

/** Null also for one that browsers get by way of the image proxy: the build has no copy of it. */
async function pictureOf(picture: unknown, { context, info }: Asking): Promise<SocialCard["picture"]> {
  if (picture === undefined || picture === null) return null
  const own = { type: "ContentPicture", field: "src", source: picture as Picture }
  const file = (await resolveField(own, context, { ...info, fieldName: "src" } as GraphQLResolveInfo)) as File | null
  return file && { file: file.absolutePath, digest: file.internal.contentDigest }
}

/** The file that the words of a page come from. */
function sourceOf(node: Node, { nodeModel }: Context): string | null {
  const markdown = nodeModel.getNodeById({ id: node.parent ?? "" }) as Node | null
  const file = nodeModel.getNodeById({ id: markdown?.parent ?? "" }) as { relativePath?: string } | null
  return file?.relativePath === undefined ? null : displayPath(file.relativePath)
}
