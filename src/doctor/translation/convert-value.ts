import path from "node:path"

import { findIcon } from "~/src/doctor/icons/installed-icons"
import { meantAddress } from "~/src/doctor/schemas/expected-address"
import { ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"
import { PARTIAL_DATE } from "~/src/lib/dates"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"

import { type FieldValues, isFields } from "./field-values"

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const DATES = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?:[T ].*)?)?$/,
  /^(?:(?<day>\d{1,2})\.? +)?(?<word>[a-z]{3})[a-z]*\.?,? +(?<year>\d{4})$/i,
  /^(?<word>[a-z]{3})[a-z]*\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/i,
  /^(?<month>\d{1,2})[/.](?<year>\d{4})$/,
  // With full stops, the day comes first everywhere. With slashes, only a number above 12 shows which one it is.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  /^(?<day>1[3-9]|2\d|3[01])[/-](?<month>\d{1,2})[/-](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/-](?<day>1[3-9]|2\d|3[01])[/-](?<year>\d{4})$/,
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

/** Returns the texts of a list, of a text with commas or semicolons, of fields with names, or of lists by their subjects. */
export function asTexts(value: unknown): string[] | undefined {
  const items = asMarked(value) ?? (typeof value === "string" ? value.split(value.includes(";") ? ";" : ",") : value)
  const isBySubject = isFields(items) && nameOf(items) === undefined
  const texts = asListOf(isBySubject ? Object.values(items).flat() : items, (item) => asText(item) ?? nameOf(item))
  return texts && [...new Set(texts)]
}

/** Returns the texts of a list, or of a text whose lines begin with marks. */
export function asLines(value: unknown): string[] | undefined {
  return asListOf(asMarked(value) ?? value, asText)
}

/** Returns the entries of a list that is a single text, because YAML does not know its marks or the space after them is missing. */
function asMarked(value: unknown): string[] | undefined {
  if (typeof value !== "string") return undefined
  const text = value.trim()
  if (/^#\S+(?:\s+#\S+)*$/.test(text)) return text.slice(1).split(/\s+#/)
  return /^[-•*·]\s*[^\s-]/.test(text)
    ? text
        .slice(1)
        .split(/\s[-•*·](?=\s*[^\s-])/)
        .map((item) => item.trim())
    : undefined
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
  const name = asText(value) ?? nameOf(value) ?? firstText(value, "organisation organization company")
  const url = firstText(value, "url link website href homepage")
  return name === undefined ? undefined : withoutGaps({ name, role: firstText(value, "role position"), url })
}

type Beside = { files: readonly string[]; alt?: unknown; caption?: unknown }

/** Returns people; a text with a comma may be two of them, or one with a title. */
export function asPeople(value: unknown): FieldValues[] | undefined {
  return /,|;| and | & /.test(asText(value) ?? "") ? undefined : asListOf(value, asPerson)
}

/** Returns an image; other formats also keep its texts in fields beside it, and its path may lead to a file beside the text. */
export function asImage(value: unknown, beside: Beside): FieldValues | undefined {
  if (Array.isArray(value) && value.length === 1) return asImage(value[0], beside)
  const given = asText(value) ?? firstText(value, "src url path image img filename file source")
  // A folder, or a pattern for several files, is no image.
  if (given === undefined || !/\.\w+$|^https:/.test(given) || given.includes("*")) return undefined
  const src = beside.files.find((name) => name === path.posix.basename(given)) ?? given
  const alt = firstText(value, "alt alttext alt_text description") ?? asText(beside.alt) ?? ALT_PLACEHOLDER
  return withoutGaps({ src, alt, caption: firstText(value, "caption title credit") ?? asText(beside.caption) })
}

/** Returns a link; its type follows from its words or its host, or is `otherwise`. A type of another kind becomes the label. */
export function asLink(value: unknown, otherwise = "live"): (FieldValues & { url: string }) | undefined {
  const given = asText(value) ?? firstText(value, "url href link to")
  const linked = /^\[(?<words>[^[\]]+)\]\((?<address>[^()\s]+)\)$/.exec(given ?? "")?.groups
  const url = asAddress(linked?.address ?? given)
  if (url === undefined || !URL.canParse(url)) return undefined
  const label = firstText(value, "label name text title btntext") ?? linked?.words
  const [stated, iconName] = [firstText(value, "type"), firstText(value, "icon")]
  const icon = iconName && asIcon(iconName)
  if (stated !== undefined && Object.hasOwn(PROJECT_TEXTS.links, stated)) {
    return { type: stated, url, ...withoutGaps({ label, icon: icon ?? iconName }) }
  }
  const isLost = stated !== undefined && typeNamedBy(stated) === undefined
  // Of two texts, only one could be the label.
  if (isLost && label !== undefined) return { type: stated, url, label }
  const type = typeNamedBy(stated, label, iconName) ?? typeOfHost(new URL(url)) ?? otherwise
  return { type, url, ...withoutGaps({ label: isLost ? stated : label, icon }) }
}

function typeNamedBy(...texts: unknown[]): string | undefined {
  const words = texts.join(" ").toLowerCase().split(/\W+/)
  return LINK_TYPES.find(([, names]) => names.split(" ").some((name) => words.includes(name)))?.[0]
}

function typeOfHost({ hostname }: URL): string | undefined {
  return LINK_TYPES.find(([, , hosts]) => hosts.split(" ").some((name) => `.${hostname}.`.includes(`.${name}.`)))?.[0]
}

/** Returns the name of an icon with its set; of one without, if an installed set has it. */
export function asIcon(name: string): string | undefined {
  return name.includes(":") ? name : [`simple-icons:${name}`, `lucide:${name}`].find(findIcon)
}

/** Returns an address with its scheme; undefined for nothing. A repository may have the address by which git fetches it. */
function asAddress(value: unknown): string | undefined {
  const text = asText(value)
    ?.replace(/^<(.*)>$/, "$1")
    .replace(/^git\+(?=https:)/, "")
  const [, host, path] = /^(?:ssh:\/\/)?git@([\w.-]+)[:/](\S+)$/.exec(text ?? "") ?? []
  if (host !== undefined) return `https://${host}/${path}`
  return text === undefined || URL.canParse(text) ? text : meantAddress(text)
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
