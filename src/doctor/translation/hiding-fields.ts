import { isFuture } from "./convert-date"
import { asFlag, asText } from "./convert-value"
import { type FieldValues, includesName, isFields } from "./field-values"

/** Fields that hide a page elsewhere, whatever they say but no. */
const HIDING =
  "draft is_draft hidden hide private unlisted unpublished secret disabled disable exclude noindex no_index password post_password protected headless expiry_date unpublish_date eleventy_exclude_from_collections"
/** Fields that hide a page elsewhere if they say no; Hugo also says `never`. */
const SHOWING =
  "published is_published publish sitemap visible is_visible public show listed enabled active index permalink render list"
const STATES = "status post_status visibility state"
const HIDDEN_STATES = "draft private pending unlisted hidden trash future"
/** Elsewhere a page is hidden before this date. */
const PUBLISH_DATES = "publish_date pub_date published_on published_at publish_on post_date date"

/** Returns whether a field, or one inside it, hides a page elsewhere. It would be published without a word if the field went. */
export function hides(name: string, value: unknown): boolean {
  if (isFields(value)) return hasHiding(value)
  if (includesName(STATES, name)) return includesName(HIDDEN_STATES, asText(value) ?? "")
  if (includesName("robots", name)) return /noindex|none/i.test(String(value))
  if (includesName(SHOWING, name)) return asFlag(value) === false || value === "never"
  if (includesName(PUBLISH_DATES, name)) return isFuture(value)
  return includesName(HIDING, name) && asFlag(value) !== false
}

function hasHiding(fields: FieldValues): boolean {
  return Object.entries(fields).some(([name, value]) => hides(name, value))
}

/** Returns what the owner of a hidden page has to know; only projects can be hidden here. */
export function adviseHidden(canHide: boolean): string {
  const hide = canHide ? " To hide it, write draft: true instead." : ""
  return `This is published, and search engines find it. If that is right, remove the field.${hide}`
}
