import type { FieldPath, FieldSource } from "~/src/doctor/readers/formats/field-source"
import { includesName, isEmpty, isFields } from "~/src/doctor/readers/formats/field-values"

/** Words of fields that hide a page elsewhere, whatever they say but no. */
const HIDING = words(
  "hide hidden draft private internal confidential nda unlisted unpublished secret disable disabled exclude excluded noindex password protected headless archive archived wip delete deleted trash trashed ignore ignored skip skipped expires expiry expiration unpublish",
)
const HIDING_NAMES = "no_index expire expire_date expiry_date expiration_date unpublish_date"
/** Words of fields that hide a page elsewhere if they say no; Hugo also says `never`. */
const SHOWING = words(
  "published publish sitemap visible public show shown listed enabled active index permalink render list live online ready output include included export exported portfolio",
)
/** Words that a field's name may also have. With any other word, it is about a part of the page: `hide_toc`. */
const BESIDE = words(
  "is in on from the this page post project item site website list lists index portfolio collection collections sitemap eleventy dg",
)
const STATES = "status post_status visibility state stage access display"
const HIDDEN_STATES =
  "draft private pending unlisted hidden trash future internal members unpublished archived deleted wip none"
/** Elsewhere a page is hidden before this date, and some systems hide it without one. */
const PUBLISH_DATES = "publish_date pub_date pub_datetime published_on published_at publish_on post_date"
const RELEASE_DATES = "release release_date embargo publish_at"

/** Returns a field, or those inside it, that hide something elsewhere, as code: it would be published without a word. */
export function hidingPart(name: string, value: unknown): string | undefined {
  const parts = hidingParts(name, value)
  return parts.length === 0 ? undefined : parts.map((part) => `\`${part}\``).join(" and ")
}

/** Returns the paths of the outermost fields that do nothing but hide. */
function hidingParts(name: string, value: unknown): string[] {
  if (!isFields(value)) return isHiding(name, value) ? [name] : []
  const inner = Object.entries(value).map(([key, item]) => ({ key, parts: hidingParts(key, item) }))
  const isWhole = inner.length > 0 && inner.every(({ key, parts }) => parts[0] === key)
  return isWhole ? [name] : inner.flatMap(({ parts }) => parts).map((part) => `${name}.${part}`)
}

function isHiding(name: string, value: unknown): boolean {
  if (includesName(STATES, name)) return includesName(HIDDEN_STATES, textOf(value))
  if (includesName("robots", name)) return /noindex|none/i.test(JSON.stringify(value))
  if (includesName("date", name)) return isFuture(value)
  if (includesName(PUBLISH_DATES, name)) return isEmpty(value) || isFuture(value)
  if (includesName(RELEASE_DATES, name)) return isFuture(value)
  const parts = name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  const isAbout = (known: ReadonlySet<string>) =>
    parts.some((part) => known.has(part)) && parts.every((part) => known.has(part) || BESIDE.has(part))
  if (isAbout(HIDING) || includesName(HIDING_NAMES, name)) return !isEmpty(value) && !saysNo(name, value)
  return isAbout(SHOWING) && (isNo(value) || value === "never")
}

/** Returns whether a value says that nothing is hidden now; an archive may have an address. */
function saysNo(name: string, value: unknown): boolean {
  const isAddress = /archive/i.test(name) && /^https?:/i.test(textOf(value))
  const isLater = /expir|unpublish(?!ed)/i.test(name) && isFuture(value)
  return isNo(value) || isAddress || isLater || includesName("never none", textOf(value))
}

function isNo(value: unknown): boolean {
  return /^(?:false|no|off|0)$/i.test(textOf(value))
}

function isFuture(value: unknown): boolean {
  return Date.parse(textOf(value)) > Date.now()
}

/** Returns an empty text for a list or fields. */
function textOf(value: unknown): string {
  return typeof value === "object" ? "" : String(value).trim()
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "))
}

/** Returns the advice on a field that hides something elsewhere; undefined for any other one, and in a draft. `shape` has the fields of the file. */
export function adviseHiding(path: FieldPath, source: FieldSource, shape: object): string | undefined {
  const name = String(path.at(-1))
  const hiding = hidingPart(name, source.valueAt(path))
  const canBeDraft = Object.hasOwn(shape, "draft")
  if (hiding === undefined || (canBeDraft && source.valueAt(["draft"]) === true)) return undefined
  const field = hiding === `\`${name}\`` ? "the field" : hiding
  if (Object.hasOwn(shape, "listed"))
    return `Without listed: true, no page names the variant, but its files are published. If that is right, remove ${field}. Otherwise, move the file out of content.`
  const hide = canBeDraft ? " To hide it, write draft: true instead." : ""
  return `This is published, and search engines find it. If that is right, remove ${field}.${hide}`
}
