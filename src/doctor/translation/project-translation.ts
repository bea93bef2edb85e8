import { projectSchema } from "~/src/doctor/schemas/project-schema"

import {
  asDate,
  asEndDate,
  asFlag,
  asImage,
  asLink,
  asListOf,
  asPeriod,
  asPerson,
  asSlug,
  asText,
  asTexts,
} from "./convert-value"
import type { Given, Translation, TranslationTable } from "./translate-field"

const COVERS =
  "cover image img cover_image featured_image hero hero_image thumbnail thumb banner teaser header_image preview_image og_image photo picture splash card_image main_image"
/** The names of the alternative text of a cover. */
const COVER_ALTS =
  "alt image_alt img_alt cover_alt hero_image_alt cover_image_alt thumbnail_alt featured_image_alt banner_alt image_description"
const COVER_CAPTIONS = "image_caption cover_caption caption"

const STATUSES: Readonly<Record<string, string>> = {
  active: "live",
  completed: "live",
  complete: "live",
  done: "live",
  finished: "live",
  launched: "live",
  online: "live",
  published: "live",
  released: "live",
  wip: "in-progress",
  progress: "in-progress",
  development: "in-progress",
  "in-development": "in-progress",
  ongoing: "in-progress",
  discontinued: "retired",
  deprecated: "retired",
  offline: "retired",
  idea: "concept",
  prototype: "concept",
}

const cover = (value: unknown, given: Given) => {
  const found = (names: string) => given.find(names)
  // HugoBlox finds the file by its name.
  const featured = given.files.find((name) => /^(?:featured|cover)\.\w+$/.test(name))
  return asImage(asImage(value) === undefined && featured ? { ...Object(value), src: featured } : value, {
    alt: found(COVER_ALTS),
    caption: found(COVER_CAPTIONS),
  })
}
const links = (type: string) => (value: unknown) => asListOf(value, (item) => asLink(item, type))
/** al-folio and others name a repository by its owner and its name. */
const repository = (value: unknown) => (/^[\w-]+\/[\w.-]+$/.test(`${value}`) ? `https://github.com/${value}` : value)
const labelled = (label: string) => (value: unknown) => links("other")(value)?.map((link) => ({ ...link, label }))

/**
 * What the fields of other formats are called and mean for a project here: Hugo, HugoBlox, Jekyll, al-folio, Astro,
 * bchiang7's v4, Next.js starters, Front Matter CMS, Gridsome and WordPress exports. Names are compared without case, `_` and `-`.
 * A name of ours is there if other formats give its value another form.
 */
const TABLE: TranslationTable = [
  ["name heading project_title project_name", "title", asText],
  [
    "description excerpt subtitle abstract tagline lead dek blurb short_description meta_description seo_description intro teaser_text",
    "summary",
    asText,
  ],
  [
    "date pub_date publish_date published_at published_on created created_at created_on start start_date year began started date_published date_created period duration",
    null,
    asPeriod,
  ],
  ["end_date end finished completed completed_at date_end", "endDate", asEndDate],
  [
    "updated lastmod last_mod last_modified last_modified_at last_updated modified modified_at updated_at updated_date date_modified",
    "updated",
    asDate,
  ],
  [
    "aliases redirect_from redirects old_urls",
    "aliases",
    (value, { folder }) => asListOf(value, asSlug)?.filter((slug) => slug !== folder),
  ],
  ["slug permalink path", "slug", asSlug],
  ["kind project_type", "type", asText],
  ["role roles position my_role responsibility responsibilities contribution job_title", "role", asTexts],
  [
    "client clients company org organization organisation customer employer institution university",
    "client",
    (value) => asPerson(Array.isArray(value) && value.length === 1 ? value[0] : value),
  ],
  [
    "team author authors collaborators contributors members people team_members partners",
    // HugoBlox calls the owner so.
    "team",
    (value) => asListOf(Array.isArray(value) ? value.filter((name) => name !== "admin") : value, asPerson),
  ],
  ["status state stage project_status", "status", statusOf],
  ["tags tag categories category keywords topics subjects labels", "tags", asTexts],
  [
    "tech stack tech_stack technologies technology built_with tools tools_used made_with skills languages frameworks",
    "tech",
    asTexts,
  ],
  ["outcome outcomes highlights achievements results result impact", "outcome", (value) => asListOf(value, asText)],
  [
    "link url website website_url demo demo_url live live_url live_link site site_url homepage project_url preview external external_url external_link cta url_demo",
    "links",
    links("live"),
  ],
  [
    "github github_url github_link repo repo_url repository repository_url source source_url source_code code code_url url_code gitlab",
    "links",
    (value) => links("source")(repository(value)),
  ],
  ["paper pdf url_pdf arxiv url_preprint article article_url blog_post publication", "links", links("article")],
  ["url_video video_url youtube", "links", links("video")],
  ["doi", "links", (value) => asListOf(`https://doi.org/${asText(value)}`, (item) => asLink(item, "article"))],
  ["url_dataset dataset", "links", labelled("Dataset")],
  ["url_slides slides", "links", labelled("Slides")],
  ["url_poster poster", "links", labelled("Poster")],
  ["docs_url documentation url_docs", "links", links("docs")],
  ["package_url npm pypi", "links", links("package")],
  ["store_url app_store play_store", "links", links("store")],
  ["links buttons button", "links", links("other")],
  ["draft hidden private unlisted", "draft", asFlag],
  ["published visible public show_in_projects", "draft", (value) => opposite(asFlag(value))],
  ["featured highlight highlighted pinned showcase favorite favourite", "featured", asFlag],
  [COVERS, "cover", cover],
  [COVER_ALTS, "cover", (_value, given) => cover(given.find(COVERS), given)],
  [COVER_CAPTIONS, "cover", (_value, given) => cover(given.find(COVERS), given)],
  [
    "gallery images screenshots photos pictures gallery_images",
    "gallery",
    (value, data) =>
      asListOf(value, (item, index) => {
        const image = asImage(item)
        // A picture of a gallery is never decoration, so it needs a name at least.
        return image && { ...image, alt: image.alt || `${asText(data.find("title name")) ?? ""} (${index + 1})`.trim() }
      }),
  ],
  ["related projects related_projects related_posts", "related", (value) => asListOf(value, asSlug)],
]

/** Say how a page looks, or how a list is sorted, in other formats: nothing a visitor would miss. */
const WITHOUT_MEANING =
  "layout template theme weight order position_in_list sort toc table_of_contents comments comment share sharing math mathjax katex reading_time read_time reading_time author_profile sidebar classes show_date show_reading_time hide_meta custom_css css js draft_reason id uid post_id guid"

/** How the front matter of a project is translated. */
export const PROJECT_TRANSLATION: Translation = {
  table: TABLE,
  withoutMeaning: WITHOUT_MEANING,
  shape: projectSchema.shape,
}

function statusOf(value: unknown): string | undefined {
  const word = asText(value)
    ?.toLowerCase()
    .replace(/[\s_]+/g, "-")
  return word === undefined ? undefined : (STATUSES[word] ?? word)
}

function opposite(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag
}
