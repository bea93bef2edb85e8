import { cardFile } from "~/src/build/social-cards/card-file"
import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/card-layout"
import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { PAGES_WITH_PORTRAIT, type PageName } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

import { imageFile } from "./image-fields"
import { type Context, findNode } from "./query-context"

export type QueriedCard = NonNullable<Awaited<ReturnType<typeof socialCardField.resolve>>>

type Args = { path: string; tag?: string | null }
type Page = Parameters<typeof pageCard>[1] & { name: PageName; portrait?: { src: string } }
type Project = Parameters<typeof projectCard>[1] & { cover?: { src: string } }

/** `Query.socialCard`: the content of a page's card and the path of its image, which the build draws after the pages. */
export const socialCardField = {
  type: "SocialCard",
  args: { path: "String!", tag: "String" },
  async resolve(_root: unknown, { path, tag = null }: Args, context: Context) {
    const site = await findNode<SiteSettings>(context, "SiteSettings")
    if (site === null) return null
    const atPath = { path: { eq: path.replace(/(?<=.)\/+$/, "") } }
    const findPage = (filter: object) => findNode<Page>(context, "ContentPage", filter)
    const page = await findPage(atPath)
    const project = page ? null : await findNode<Project>(context, "Entry", atPath)
    const hasPortrait = page !== null && PAGES_WITH_PORTRAIT.includes(page.name)
    const about = hasPortrait ? await findPage({ name: { eq: "about" } }) : null
    const image = project?.cover ?? about?.portrait
    const file = image ? await imageFile(image, context) : null
    const picture = file && { file: file.absolutePath, digest: file.internal.contentDigest }
    const ofPage = page && pageCard(site, { ...page, path }, picture)
    const card = project ? projectCard(site, project, picture) : (ofPage ?? listCard(site, path, tag))
    return card && { ...cardFile(card), width: CARD_WIDTH, height: CARD_HEIGHT, content: card }
  },
}
