import { cardFile, type SocialCard } from "~/src/build/social-cards/card-file"
import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/card-layout"
import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { PAGE_NAMES, PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { isSamePage } from "~/src/lib/addresses/paths"

import { imageFile } from "./image-fields"
import { type Context, findNode } from "./query-context"

/** A card as a query gets it. */
export type QueriedCard = ReturnType<typeof cardFile> & {
  width: number
  height: number
  content: SocialCard & { source: string | null }
}

type Picture = SocialCard["picture"]
type Node = { source: string }
type Image = { src: string }
type Page = Parameters<typeof pageCard>[1] & Node & { portrait?: Image }
type Project = Parameters<typeof projectCard>[1] & Node & { cover?: Image }

/** The content that a card is about. */
type Subject = { node: Node; image: Image | undefined; describe: (site: SiteSettings, picture: Picture) => SocialCard }

/** `Query.socialCard`: the card of a page. The build draws it later. */
export const socialCardField = {
  type: "SocialCard",
  args: { path: "String!", tag: "String" },
  async resolve(
    _root: unknown,
    { path, tag = null }: { path: string; tag?: string | null },
    context: Context,
  ): Promise<QueriedCard | null> {
    const site = await findNode<SiteSettings>(context, "SiteSettings")
    if (site === null) return null
    const subject = (await pageAt(path, context)) ?? (await projectAt(path, context))
    const file = subject?.image ? await imageFile(subject.image, context) : null
    const picture = file && { file: file.absolutePath, digest: file.internal.contentDigest }
    const card = subject === null ? listCard(site, path, tag) : subject.describe(site, picture)
    const source = subject?.node.source ?? null
    return card && { ...cardFile(card), width: CARD_WIDTH, height: CARD_HEIGHT, content: { ...card, source } }
  },
}

async function pageAt(path: string, context: Context): Promise<Subject | null> {
  const name = PAGE_NAMES.find((page) => isSamePage(PAGE_PATHS[page], path))
  const findPage = (page: string) => findNode<Page>(context, "ContentPage", { name: { eq: page } })
  const node = name === undefined ? null : await findPage(name)
  if (node === null) return null
  // The owner's portrait is on the cards of the owner's pages, and not on that of the privacy policy.
  const about = name === "privacy" ? null : await findPage("about")
  return { node, image: about?.portrait, describe: (site, picture) => pageCard(site, { ...node, path }, picture) }
}

async function projectAt(path: string, context: Context): Promise<Subject | null> {
  const node = await findNode<Project>(context, "Project", { path: { eq: path.replace(/(?<=.)\/+$/, "") } })
  return node && { node, image: node.cover, describe: (site, picture) => projectCard(site, node, picture) }
}
