import { isFuture } from "./convert-date"
import { asFlag, asText } from "./convert-value"
import { includesName, isFields } from "./field-values"

/** Fields that hide a page elsewhere, whatever they say but no. */
const HIDING =
  "draft is_draft hidden is_hidden hide private is_private confidential nda unlisted unpublished secret disabled disable exclude noindex no_index password post_password protected headless expiry_date unpublish_date eleventy_exclude_from_collections"
/** Fields that hide a page elsewhere if they say no; Hugo also says `never`. */
const SHOWING =
  "published is_published publish sitemap visible is_visible public is_public show listed is_listed enabled active is_active index permalink render list"
const STATES = "status post_status visibility state"
const HIDDEN_STATES = "draft private pending unlisted hidden trash future"
/** Elsewhere a page is hidden before this date. */
const PUBLISH_DATES = "publish_date pub_date published_on published_at publish_on post_date date"

/** Returns the name of a field, or of one inside it, that hides something elsewhere: it would be published without a word. */
export function hidingPart(name: string, value: unknown): string | undefined {
  if (!isFields(value)) return isHiding(name, value) ? name : undefined
  return Object.entries(value).flatMap(([inner, item]) => hidingPart(inner, item) ?? [])[0]
}

function isHiding(name: string, value: unknown): boolean {
  if (includesName(STATES, name)) return includesName(HIDDEN_STATES, asText(value) ?? "")
  if (includesName("robots", name)) return /noindex|none/i.test(String(value))
  if (includesName(SHOWING, name)) return asFlag(value) === false || value === "never"
  if (includesName(PUBLISH_DATES, name)) return isFuture(value)
  return includesName(HIDING, name) && asFlag(value) !== false
}

/** Returns what the owner of something hidden has to know; only projects can be hidden here. */
export function adviseHidden(name: string, { isInside, canHide }: Record<"isInside" | "canHide", boolean>): string {
  const field = isInside ? `\`${name}\`` : "the field"
  const hide = canHide ? " To hide it, write draft: true instead." : ""
  return `This is published, and search engines find it. If that is right, remove ${field}.${hide}`
}
