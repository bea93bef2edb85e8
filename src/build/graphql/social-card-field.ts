import { cardFile } from "~/src/build/social-cards/card-file"
import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/card-layout"
import { listCard, pageCard, projectCard } from "~/src/build/social-cards/describe-card"
import { PAGE_NAMES, PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { isSamePage } from "~/src/lib/addresses/paths"

import { imageFile } from "./image-fields"
import { type Context, findNode } from "./query-context"

/** A card as `Query.socialCard` returns it. */
export type QueriedCard = NonNullable<Awaited<ReturnType<typeof socialCardField.resolve>>>

type Args = { path: string; tag?: string | null }
type Page = Parameters<typeof pageCard>[1] & { portrait?: { src: string } }
type Project = Parameters<typeof projectCard>[1] & { cover?: { src: string } }

/** `Query.socialCard`: the content of a page's card and the path of its image, which the build draws after the pages. */
export const socialCardField = {
  type: "SocialCard",
  args: { path: "String!", tag: "String" },
  async resolve(_root: unknown, { path, tag = null }: Args, context: Context) {
    const site = await findNode<SiteSettings>(context, "SiteSettings")
    if (site === null) return null
    const name = PAGE_NAMES.find((page) => isSamePage(PAGE_PATHS[page], path))
    const findPage = (page: string) => findNode<Page>(context, "ContentPage", { name: { eq: page } })
    const page = name === undefined ? null : await findPage(name)
    const atPath = { path: { eq: path.replace(/(?<=.)\/+$/, "") } }
    const project = page ? null : await findNode<Project>(context, "Project", atPath)
    // The home page and the About page have the owner's portrait on their cards. The privacy page has none.
    const about = page === null || name === "privacy" ? null : await findPage("about")
    const image = project?.cover ?? about?.portrait
    const file = image ? await imageFile(image, context) : null
    const picture = file && { file: file.absolutePath, digest: file.internal.contentDigest }
    const ofPage = page && pageCard(site, { ...page, path }, picture)
    const card = project ? projectCard(site, project, picture) : (ofPage ?? listCard(site, path, tag))
    return card && { ...cardFile(card), width: CARD_WIDTH, height: CARD_HEIGHT, content: card }
  },
}
