import { siteSchema } from "~/src/doctor/schemas/site-schema"

import { asDate } from "./convert-date"
import { asImage, asListOf, asPerson, asText } from "./convert-value"
import { isFields } from "./field-values"
import { ALIASES, remarkOnAddresses } from "./former-addresses"
import { NETWORKS } from "./resume-names"
import { profilesOf, remarkOnProfiles } from "./site-profiles"
import type { Given, Translation, TranslationTable } from "./translate-field"

const PORTRAITS = "portrait image img avatar photo picture profile_image"
const PORTRAIT_ALTS = "alt image_alt img_alt avatar_alt photo_alt"
const portrait = (value: unknown, { find, files }: Given) => asImage(value, { files, alt: find(PORTRAIT_ALTS) })

/** What the fields of other formats mean for a page here. */
const PAGE_TABLE: TranslationTable = [
  ["headline tagline lead role intro hero hero_title motto subtitle bio", "headline", asText],
  ["name heading page_title", "title", asText],
  ["summary excerpt subtitle bio intro meta_description seo_description", "description", asText],
  [PORTRAITS, "portrait", portrait],
  [PORTRAIT_ALTS, "portrait", (_value, given) => portrait(given.find(PORTRAITS), given)],
  ["availability", "availability", (value) => ({ status: asText(value) })],
  [
    "updated updated_date last_edited_time date lastmod last_mod last_modified last_updated modified effective_date",
    "updated",
    asDate,
  ],
  // A remark says where they belong.
  [ALIASES, null, () => ({})],
]

/** Say how a site looks in other formats. */
const WITHOUT_MEANING =
  "layout template theme_name weight order toc menu menus nav navbar top_nav dir design comments commentable share sidebar superuser highlight_name appearance featured_post_count show_date show_hero_image reading_time type kind"

const PROFILES = "profiles social socials social_links links social_networks"

/** What the settings of other sites mean here. */
const SITE_TABLE: TranslationTable = [
  ["name site_title site_name", "title", asText],
  ["url base_url site site_url domain homepage website href", "siteUrl", asOrigin],
  ["language lang locale language_code default_language default_content_language", "language", asLanguage],
  ["author owner name", "author", authorOf],
  ["copyright", "copyright", copyrightOf],
  ["email mail contact_email", "author", (value) => ({ email: asMailbox(isFields(value) ? value.email : value) })],
  ["google_analytics", "analytics", (value) => ({ google: { ids: [asText(value)] } })],
  ["google_analytics_id measurement_id", "analytics", (value) => ({ google: { ids: [asText(value)] } })],
  [PROFILES, "profiles", profilesOf],
  ...NETWORKS.map((names): TranslationTable[number] => {
    const fields = names.split(" ").flatMap((name) => [name, `${name}_username`, `${name}_handle`, `${name}_url`])
    return [fields.join(" "), "profiles", (value) => profilesOf({ [names.split(" ")[0] ?? ""]: value })]
  }),
]

/** Returns the first year, and the holder after the years, of a line such as `© 2019-2025 Ada Lovelace`, or of fields with both. */
function copyrightOf(value: unknown) {
  const line = isFields(value) ? `${asText(value.year)} ${asText(value.holder) ?? ""}`.trim() : asText(value)
  const written = line?.replace(/[.,]?\s*all rights reserved\.?$/i, "").replace(/©|\(c\)|\bcopyright\b/gi, "") ?? ""
  const [, year, holder] = /^\s*(\d{4})(?:\s*[-–—]\s*(?:\d{4}|present))?(?:,?\s+(\D+))?$/i.exec(written) ?? []
  return year && { year: Number(year), ...(holder && { holder: holder.trim() }) }
}

/** Keeps mistakes that only the owner can correct; the field is then not rewritten. */
function authorOf(value: unknown, { files }: Given) {
  const given = asPerson(value)?.name
  const [, name = given, mailbox] = /^(.+?)\s*<(\S+@\S+)>$/.exec(String(given)) ?? []
  const { email = mailbox, avatar } = isFields(value) ? value : {}
  return {
    name,
    ...(email !== undefined && { email: asMailbox(email) }),
    ...(avatar !== undefined && { avatar: asImage(avatar, { files }) ?? avatar }),
  }
}

function asMailbox(value: unknown): string | undefined {
  return asText(value)?.replace(/^mailto:\s*/, "")
}

function asOrigin(value: unknown): string | undefined {
  const text = asText(value)
  const url = text === undefined || text.includes("://") ? text : `https://${text}`
  return url !== undefined && URL.canParse(url) && new URL(url).pathname === "/" ? new URL(url).origin : undefined
}

function asLanguage(value: unknown): string | undefined {
  return asText(value)
    ?.replace("_", "-")
    .replace(/-([a-z]{2})$/, (region) => region.toUpperCase())
}

/** How the front matter of a page is translated, whichever fields it has. */
export const PAGE_TRANSLATION: Omit<Translation, "shape"> = {
  table: PAGE_TABLE,
  withoutMeaning: WITHOUT_MEANING,
  remarks: [[ALIASES, (value) => remarkOnAddresses(asListOf(value, asText) ?? [])]],
}

/** How the settings are translated. */
export const SITE_TRANSLATION: Translation = {
  table: SITE_TABLE,
  withoutMeaning: WITHOUT_MEANING,
  remarks: [[PROFILES, remarkOnProfiles]],
  shape: siteSchema.shape,
}
