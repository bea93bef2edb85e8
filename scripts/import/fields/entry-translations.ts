import { withoutHost } from "~/scripts/import/markup/page-addresses"
import { image, list } from "~/src/doctor/schemas/field-types"
import { noteSchema } from "~/src/doctor/schemas/note-schema"
import { ownPageSchema } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import type { Collection } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import { asDate, asEndDate, asPeriod, isFuture } from "./convert-date"
import { asLink } from "./convert-link"
import { asFlag, asImage, asListOf, asPeople, asPerson, asSlug, asText, asTexts, COVER_NAME } from "./convert-value"
import { draftOf, galleryOf, isHidden, repositoryAt, statusOf, teamOf, typeOf, withoutPicture } from "./project-values"

/** What a file becomes, the name of its folder, those of the files beside it, who owns the site, and where it was. */
export type FileContext = {
  becomes: Collection | "pages"
  folder: string
  files: readonly string[]
  owner: string
  hosts: readonly string[]
}

/** What a conversion may use with the value: also other fields, by their names in other formats. */
type ConversionContext = FileContext & { find: (names: string) => unknown }

/** The fields of each kind of entry, and those of projects that the kind has no use for. */
export const ENTRY_FIELDS = {
  // What a picture of a gallery shows, no other format has to say; the owner adds it then.
  projects: { shape: { ...projectSchema.shape, gallery: list(image, 24) }, useless: "" },
  notes: { shape: noteSchema.shape, useless: "type featured" },
  pages: { shape: ownPageSchema.shape, useless: "type featured slug path date" },
}

/** The names of the field with the address in the other system; exports of WordPress write a path into `url`. */
const PERMALINKS = "permalink url path"
const SUMMARIES =
  "description excerpt subtitle abstract tagline lead dek blurb short_description meta_description seo_description intro teaser_text post_excerpt"
const COVERS =
  "cover image img cover_image featured_image hero hero_image thumbnail thumb banner teaser header_image preview_image preview og_image overlay_image cover_img thumbnail_img feature_image featured_media photo picture splash card_image main_image"
const COVER_ALTS =
  "alt image_alt img_alt cover_alt hero_image_alt hero_alt thumb_alt cover_image_alt thumbnail_alt featured_image_alt banner_alt image_description"
const COVER_CAPTIONS = "image_caption cover_caption caption feature_image_caption"

const cover = (value: unknown, { find, files }: ConversionContext) => {
  const src = files.find((name) => COVER_NAME.test(name))
  const beside = { files, alt: find(COVER_ALTS), caption: find(COVER_CAPTIONS) }
  return asImage(value, beside) ?? (src && asImage({ ...Object(value), src }, beside))
}
const coverOf = (_value: unknown, given: ConversionContext) => cover(given.find(COVERS), given)
/** Links whose type follows from their words or their host. */
const links = (otherwise: string) => (value: unknown) => asListOf(value, (item) => asLink(item, otherwise))
/** Links whose type follows from the name of the field. */
const linksOf = (type: string, label?: string) => (value: unknown) =>
  links(type)(value)?.map((link) => ({ ...link, type, ...(label !== undefined && { label }) }))
const repositoryOf = (value: unknown) => linksOf("source")(repositoryAt(value))
const futureDate = (value: unknown) => (isFuture(value) ? asDate(value) : undefined)

/**
 * What the fields of other formats are called and mean here, for each kind of entry that has the field: Hugo, HugoBlox, Jekyll, al-folio, Astro,
 * bchiang7's v4, Next.js starters, Front Matter CMS, Gridsome and WordPress exports. Names are compared without case, `_` and `-`.
 * A name of ours is there if other formats give its value another form. Each row has the names elsewhere, the field here, and what its
 * value becomes: undefined if it cannot be read. Without a field, the converter returns several. A name may be in several rows: the
 * first whose result fits is used. Of the fields, an entry gets those that its kind has.
 */
export const TRANSLATIONS: readonly (readonly [
  names: string,
  field: string | null,
  convert: (value: unknown, given: ConversionContext) => unknown,
])[] = [
  ["aliases redirect_from redirects old_urls", null, aliasesOf],
  [`${PERMALINKS} slug`, null, slugOf],
  [PERMALINKS, null, aliasesOf],
  ["name heading project_title project_name post_title", "title", asText],
  [SUMMARIES, "summary", asText],
  [`summary ${SUMMARIES}`, "description", (value) => asText(value)?.replace(/<[^>]*>/g, "")],
  ["pub_date publish_date publish_on published_at", "publishAt", futureDate],
  ["date published pub_date publish_date published_at published_on created", null, asPeriod],
  ["created_at created_on created_time start start_date year began started", null, asPeriod],
  ["date_published date_created post_date period duration range dates", null, asPeriod],
  ["end_date end finished completed completed_at date_end", "endDate", asEndDate],
  ["publish_at", "publishAt", asDate],
  ["updated lastmod last_mod last_modified last_modified_at last_updated modified", "updated", asDate],
  ["modified_at updated_at last_edited last_edited_time updated_date date_modified post_modified", "updated", asDate],
  ["post_name", "slug", asSlug],
  ["slug", "slug", (value) => tagSlug(asText(value) ?? "")],
  ["type kind project_type post_type", null, typeOf],
  ["role roles position my_role responsibility responsibilities contribution job_title", "role", asTexts],
  ["client clients company org organization organisation customer employer institution university", "client", asPerson],
  ["team collaborators contributors members people team_members partners", "team", asPeople],
  ["author authors co_authors", null, teamOf],
  ["status post_status visibility", null, draftOf],
  ["status state stage project_status", "status", statusOf],
  ["tags categories tag category topics subjects labels post_tag post_category", "tags", asTexts],
  ["tech stack tech_stack technologies technology built_with tools", "tech", asTexts],
  ["tools_used made_with skills languages frameworks", "tech", asTexts],
  ["outcome outcomes highlights achievements results result impact", "outcome", (value) => asListOf(value, asText)],
  ["link url website website_url demo demo_url live live_url live_link site site_url homepage", "links", links("live")],
  ["project_url preview external external_url external_link cta url_demo url_project redirect", "links", links("live")],
  ["github github_url github_link gh_repo repo repo_url repository repository_url source", "links", repositoryOf],
  ["source_url source_code code code_url url_code url_source gitlab", "links", linksOf("source")],
  ["paper pdf url_pdf arxiv url_preprint article article_url blog_post publication", "links", linksOf("article")],
  ["ios android", "links", linksOf("store")],
  ["url_video video_url youtube", "links", linksOf("video")],
  ["video", "links", (value) => linksOf("video")(asText(value))],
  ["doi", "links", (value) => linksOf("article")(`https://doi.org/${asText(value)}`)],
  ["url_dataset dataset", "links", linksOf("other", "Dataset")],
  ["url_slides slides", "links", linksOf("other", "Slides")],
  ["url_poster poster", "links", linksOf("other", "Poster")],
  ["links buttons button", "links", links("other")],
  ["password post_password protected", "draft", () => true],
  ["draft is_draft hidden is_hidden hide private is_private unpublished disabled", "draft", asFlag],
  ["is_unlisted robots_no_index no_index", "unlisted", asFlag],
  ["robots", "unlisted", (value) => /noindex|none/i.test(String(value)) || undefined],
  ["published is_published publish public is_public", "draft", isHidden],
  ["visible is_visible show listed is_listed enabled", "draft", isHidden],
  ["featured is_featured highlight highlighted pinned showcase favorite favourite", "featured", asFlag],
  ["cover", null, withoutPicture],
  [COVERS, "cover", cover],
  [`${COVER_ALTS} ${COVER_CAPTIONS}`, "cover", coverOf],
  ["gallery images screenshots photos pictures gallery_images", "gallery", galleryOf],
  ["related projects related_projects related_posts", "related", (value) => asListOf(value, asSlug)],
  // Hugo has a list of them.
  ["series", "series", (value) => (Array.isArray(value) && value.length === 1 ? asText(value[0]) : undefined)],
  ["canonical_url canonical original_url", "canonical", (value) => asText(value)?.replace(/^http:/i, "https:")],
]

/** Say how a page looks, or how a list is sorted, in other formats: nothing a visitor would miss. */
export const WITHOUT_MEANING =
  "show_in_projects layout template theme weight order position_in_list sort toc table_of_contents comments comment share sharing math mathjax katex reading_time read_time reading_time author_profile sidebar classes show_date show_reading_time hide_meta custom_css css js draft_reason id uid post_id guid importance horizontal giscus_comments disqus_comments pretty_table mermaid inline nav nav_order fm_content_type publication_types parent post_format ping_status comment_status thumbnail_id edit_last dsq_thread_id timeline_notification"

/** Returns the addresses as former ones, without that of the entry itself. */
function aliasesOf(value: unknown, { becomes, folder, hosts }: ConversionContext) {
  const aliases = asListOf(value, asText)?.map((address) => aliasOf(withoutHost(address, hosts), becomes))
  return aliases && { aliases: aliases.filter((alias) => alias !== folder && alias !== "/") }
}

function slugOf(value: unknown, context: ConversionContext) {
  const slug = asSlug(value)
  return slug && !/:/.test(String(value)) ? { slug, ...aliasesOf(value, { ...context, folder: slug }) } : undefined
}

/** Returns a name below the list of the collection, or another path. */
function aliasOf(address: string, collection: string): string {
  const [, list, name] = /^\/?([a-z]+)\/([a-z\d-]+)(?:\.html?)?\/?$/.exec(address) ?? []
  if (list === collection && name !== undefined) return name
  return /\/|\.html?$/.test(address) ? address.replace(/^\/*/, "/") : address
}
