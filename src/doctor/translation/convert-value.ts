import { PARTIAL_DATE } from "~/src/lib/dates"
import { PROJECT_TEXTS } from "~/src/lib/projects/project-texts"

type Fields = Readonly<Record<string, unknown>>

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")
const ONGOING = /^(?:present|now|today|current|ongoing)$/i

/** Which kind of link leads to a host; the first that fits. */
const LINK_HOSTS: readonly (readonly [type: string, host: RegExp])[] = [
  ["source", /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)$/],
  ["package", /(?:^|\.)(?:npmjs\.com|pypi\.org|crates\.io|rubygems\.org|packagist\.org|hex\.pm)$/],
  ["video", /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com)$/],
  ["store", /^(?:apps\.apple\.com|play\.google\.com|chromewebstore\.google\.com|addons\.mozilla\.org)$/],
  ["article", /(?:^|\.)(?:arxiv\.org|doi\.org|medium\.com|dev\.to)$/],
  ["docs", /^docs\.|\.readthedocs\.io$/],
]

/** Which kind of link a word stands for in other formats. */
const LINK_WORDS: readonly (readonly [type: string, words: RegExp])[] = [
  ["source", /\b(?:code|source|github|gitlab|repo(?:sitory)?)\b/i],
  ["docs", /\bdoc(?:s|umentation)\b/i],
  ["article", /\b(?:pdf|paper|article|preprint|post|publication)\b/i],
  ["video", /\bvideo\b/i],
  ["package", /\b(?:package|npm|pypi)\b/i],
  ["store", /\bstore\b/i],
  ["live", /\b(?:live|demo|site|website|visit|preview|home ?page|app|project)\b/i],
]

/** Returns a text in one line; undefined for anything else, or nothing. */
export function asText(value: unknown): string | undefined {
  const text =
    typeof value === "string" || typeof value === "number"
      ? String(value)
          .trim()
          .replace(/\s*\n\s*/g, " ")
      : ""
  return text === "" ? undefined : text
}

/** Returns the texts of a list, of a text with commas, or of fields with names. */
export function asTexts(value: unknown): string[] | undefined {
  const items = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [value]
  const texts = items.map((item) => asText(item) ?? nameOf(item))
  return texts.some((text) => text === undefined) || texts.length === 0 ? undefined : unique(texts as string[])
}

/** Returns a date at its own precision; undefined for one whose day and month could be confused. */
export function asDate(value: unknown): string | undefined {
  const text = asText(value)?.replace(/^["']|["']$/g, "")
  if (text === undefined) return undefined
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(text)
  const day = /^(\d{1,2})\.? +([a-z]{3})[a-z]*\.?,? +(\d{4})$/i.exec(text)
  const american = /^([a-z]{3})[a-z]*\.?(?: +(\d{1,2})(?:st|nd|rd|th)?,?)? +(\d{4})$/i.exec(text)
  const numbered = /^(\d{1,2})[/.](\d{4})$/.exec(text)
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : day
      ? [day[3], monthOf(day[2]), day[1]]
      : american
        ? [american[3], monthOf(american[1]), american[2]]
        : numbered
          ? [numbered[2], numbered[1]]
          : [text]
  const date = parts.flatMap((part) => (part === undefined ? [] : [part.padStart(2, "0")])).join("-")
  return PARTIAL_DATE.test(date) ? date : undefined
}

/** Returns the start and end of a period such as `2019 – 2022`, or of one date. */
export function asPeriod(value: unknown): { date: string; endDate?: string } | undefined {
  const [from, to, ...more] = (asText(value) ?? "").split(/\s+(?:-|–|—|to|until)\s+|(?<=\d{4})[-–—](?=\d{4}$|present)/i)
  const date = asDate(from)
  if (date === undefined || more.length > 0) return undefined
  const endDate = to === undefined ? undefined : asEndDate(to)
  return to === undefined ? { date } : endDate === undefined ? undefined : { date, endDate }
}

/** Returns a date, or `present`. */
export function asEndDate(value: unknown): string | undefined {
  return ONGOING.test(asText(value) ?? "") ? "present" : asDate(value)
}

/** Returns whether something is so; undefined for anything but a yes or no. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value
  return /^(?:true|yes|on|1)$/i.test(asText(value) ?? "")
    ? true
    : /^(?:false|no|off|0)$/i.test(asText(value) ?? "")
      ? false
      : undefined
}

/** Returns a person or an organisation with name, and role or url where they are given. */
export function asPerson(value: unknown): Fields | undefined {
  const name = asText(value) ?? nameOf(value)
  if (name === undefined) return undefined
  return withoutGaps({ name, role: asText(fieldsOf(value).role), url: asText(fieldsOf(value).url) })
}

/** Returns an image with its alternative text and caption, which other formats keep in fields of many names. */
export function asImage(value: unknown, besides: Fields = {}): Fields | undefined {
  const given = fieldsOf(value)
  const src = asText(value) ?? firstText(given, ["src", "url", "path", "image", "img", "filename", "file", "source"])
  if (src === undefined) return undefined
  const alt = firstText(given, ["alt", "alttext", "alt_text", "description"]) ?? asText(besides.alt) ?? ""
  const caption = firstText(given, ["caption", "title", "credit"]) ?? asText(besides.caption)
  return withoutGaps({ src, alt, caption })
}

/** Returns a link with its type, which its words or its host tell; `type` is what a URL without either is. */
export function asLink(value: unknown, type = "live"): Fields | undefined {
  const given = fieldsOf(value)
  const url = asText(value) ?? firstText(given, ["url", "href", "link", "to"])
  if (url === undefined || !URL.canParse(url)) return undefined
  const label = firstText(given, ["label", "name", "text", "title", "btntext"])
  const [stated, icon] = [asText(given.type), asText(given.icon)]
  if (stated !== undefined && Object.hasOwn(PROJECT_TEXTS.links, stated)) {
    return withoutGaps({ type: stated, url, label, icon })
  }
  const words = [stated, label, icon].filter((text) => text !== undefined).join(" ")
  const found = LINK_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? linkTypeOf(url) ?? type
  return withoutGaps({ type: found, url, label, icon: icon?.includes(":") ? icon : undefined })
}

/** Returns what a link to a URL leads to, as far as its host tells. */
function linkTypeOf(url: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : ""
  return LINK_HOSTS.find(([, pattern]) => pattern.test(host))?.[0]
}

/** Returns a list of what `convert` makes of every entry; undefined if it cannot read one. */
export function asListOf<Item>(
  value: unknown,
  convert: (item: unknown, index: number) => Item | undefined,
): Item[] | undefined {
  const items = (Array.isArray(value) ? value : [value]).map(convert)
  return items.length === 0 || items.includes(undefined) ? undefined : (items as Item[])
}

/** Returns the last part of a path, as a slug. */
export function asSlug(value: unknown): string | undefined {
  return asText(value)
    ?.replace(/\.html?$|\/+$/g, "")
    .split("/")
    .at(-1)
}

function monthOf(word = ""): string | undefined {
  const index = MONTHS.indexOf(word.toLowerCase())
  return index < 0 ? "?" : String(index + 1)
}

function nameOf(value: unknown): string | undefined {
  return firstText(fieldsOf(value), ["name", "title", "label"])
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function firstText(fields: Fields, names: readonly string[]): string | undefined {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), asText(value)]))
  return names.map((name) => texts[name]).find((text) => text !== undefined)
}

function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
