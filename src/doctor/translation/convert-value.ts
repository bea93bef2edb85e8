import path from "node:path"

import { PARTIAL_DATE } from "~/src/lib/dates"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"

import { type FieldValues, isFields } from "./field-values"

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const DATES = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?:[T ].*)?)?$/,
  /^(?:(?<day>\d{1,2})\.? +)?(?<word>[a-z]{3})[a-z]*\.?,? +(?<year>\d{4})$/i,
  /^(?<word>[a-z]{3})[a-z]*\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/i,
  /^(?<month>\d{1,2})[/.](?<year>\d{4})$/,
]
const ONGOING = /^(?:present|now|today|current|ongoing)$/i

/** What the words and the host of a link say about its type. */
const LINK_TYPES: readonly (readonly [type: string, words: string, hosts: string])[] = [
  ["source", "code source github gitlab repo repository", "github.com gitlab.com codeberg.org bitbucket.org sr.ht"],
  ["docs", "docs documentation", "docs readthedocs.io"],
  ["article", "pdf paper article preprint post publication", "arxiv.org doi.org medium.com dev.to"],
  ["video", "video", "youtube.com youtu.be vimeo.com"],
  ["package", "package npm pypi", "npmjs.com pypi.org crates.io rubygems.org packagist.org hex.pm"],
  ["store", "store", "apps.apple.com play.google.com chromewebstore.google.com addons.mozilla.org"],
  ["live", "live demo site website visit preview home homepage app project", "github.io netlify.app vercel.app"],
]

/** Returns a text in one line; undefined for anything else, or nothing. */
export function asText(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const text = String(value).trim()
  return text === "" ? undefined : text.replace(/\s*\n\s*/g, " ")
}

/** Returns the texts of a list, of a text with commas, or of fields with names. */
export function asTexts(value: unknown): string[] | undefined {
  const texts = asListOf(typeof value === "string" ? value.split(",") : value, (item) => asText(item) ?? nameOf(item))
  return texts && [...new Set(texts)]
}

/** Returns a date at its own precision; undefined for one whose day and month could be confused. */
export function asDate(value: unknown): string | undefined {
  const text = asText(value)?.replace(/^["']|["']$/g, "") ?? ""
  const groups = DATES.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const { year, word = "", month = word && String(MONTHS.indexOf(word.toLowerCase()) + 1), day } = groups
  const parts = [year, month, day].flatMap((part) => (part ? [part.padStart(2, "0")] : []))
  return PARTIAL_DATE.test(parts.join("-")) ? parts.join("-") : undefined
}

/** Returns the start and end of a period such as `2019 – 2022`, or of one date. */
export function asPeriod(value: unknown): { date: string; endDate?: string } | undefined {
  const dash = /\s+(?:-|–|—|to|until)\s+|(?<=\d{4})[-–—](?=\d{4}$|[a-z]+$)/i
  const [from, to, ...more] = (asText(value) ?? "").split(dash)
  const date = asDate(from)
  if (date === undefined || more.length > 0) return undefined
  const endDate = asEndDate(to)
  if (to === undefined) return { date }
  return endDate === undefined ? undefined : { date, endDate }
}

/** Returns a date, or `present`. */
export function asEndDate(value: unknown): string | undefined {
  return ONGOING.test(asText(value) ?? "") ? "present" : asDate(value)
}

/** Returns whether something is so; undefined for anything but a yes or no. */
export function asFlag(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase()
  return /^(?:true|yes|on|1)$/.test(word) || (/^(?:false|no|off|0)$/.test(word) ? false : undefined)
}

/** Returns a person or an organisation, which a list may hold, with name, and role or url where they are given. */
export function asPerson(given: unknown): FieldValues | undefined {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given
  const name = asText(value) ?? nameOf(value)
  const { role, url } = fieldsOf(value)
  return name === undefined ? undefined : withoutGaps({ name, role: asText(role), url: asText(url) })
}

type Beside = { files: readonly string[]; alt?: unknown; caption?: unknown }

/** Returns an image; other formats also keep its texts in fields beside it, and its path may lead to a file beside the text. */
export function asImage(value: unknown, beside: Beside): FieldValues | undefined {
  const given = asText(value) ?? firstText(value, "src url path image img filename file source")
  if (given === undefined) return undefined
  const src = beside.files.find((name) => name === path.posix.basename(given)) ?? given
  const alt = firstText(value, "alt alttext alt_text description") ?? asText(beside.alt) ?? ""
  return withoutGaps({ src, alt, caption: firstText(value, "caption title credit") ?? asText(beside.caption) })
}

/** Returns a link; its type follows from its words or its host, or is `otherwise`. */
export function asLink(value: unknown, otherwise = "live"): (FieldValues & { url: string }) | undefined {
  const url = asText(value) ?? firstText(value, "url href link to")
  if (url === undefined || !URL.canParse(url)) return undefined
  const label = firstText(value, "label name text title btntext")
  const [stated, icon] = [firstText(value, "type"), firstText(value, "icon")]
  if (stated !== undefined && Object.hasOwn(PROJECT_TEXTS.links, stated)) {
    return { type: stated, url, ...withoutGaps({ label, icon }) }
  }
  const words = [stated, label, icon].join(" ").toLowerCase().split(/\W+/)
  const host = `.${new URL(url).hostname}.`
  const [type] = LINK_TYPES.find(([, names]) => names.split(" ").some((name) => words.includes(name))) ??
    LINK_TYPES.find(([, , hosts]) => hosts.split(" ").some((name) => host.includes(`.${name}.`))) ?? [otherwise]
  return { type, url, ...withoutGaps({ label, icon: icon?.includes(":") ? icon : undefined }) }
}

/** Returns a list of what `convert` makes of every entry; undefined if it cannot read one. */
export function asListOf<Item>(value: unknown, convert: (item: unknown) => Item | undefined): Item[] | undefined {
  const items = (Array.isArray(value) ? value : [value]).map(convert)
  return items.length === 0 || items.includes(undefined) ? undefined : (items as Item[])
}

/** Returns the last part of a path, as a slug. */
export function asSlug(value: unknown): string | undefined {
  const address = asText(value)?.replace(/\.html?$|\/+$/g, "")
  return address?.split("/").at(-1)
}

function nameOf(value: unknown): string | undefined {
  return firstText(value, "name title label")
}

/** Returns the first text that is in one of the named fields. */
function firstText(value: unknown, names: string): string | undefined {
  const texts = Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, item]) => [name.toLowerCase(), asText(item)]),
  )
  return names.split(" ").flatMap((name) => texts[name] ?? [])[0]
}

function fieldsOf(value: unknown): FieldValues {
  return isFields(value) ? value : {}
}

function withoutGaps(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
