import { fileBeside } from "~/src/doctor/readers/files/find-files"
import { type FieldValues, isFields } from "~/src/doctor/readers/formats/field-values"

/** Returns a text in one line; undefined for anything else, or nothing. */
export function asText(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const text = String(value).trim()
  return text === "" ? undefined : text.replace(/\s*\n\s*/g, " ")
}

/** Returns the texts of a list, of a text with commas or semicolons, of fields with names, or of lists by their subjects. */
export function asTexts(value: unknown): string[] | undefined {
  const items = typeof value === "string" ? value.split(value.includes(";") ? ";" : ",") : value
  const isBySubject = isFields(items) && nameOf(items) === undefined
  const texts = asListOf(isBySubject ? Object.values(items).flat() : items, (item) => asText(item) ?? nameOf(item))
  return texts && [...new Set(texts)]
}

/** Returns undefined for anything but a yes or no. */
export function asFlag(value: unknown): boolean | undefined {
  const word = typeof value === "object" ? "" : String(value).trim().toLowerCase()
  return /^(?:true|yes|on|1)$/.test(word) || (/^(?:false|no|off|0)$/.test(word) ? false : undefined)
}

/** Returns a person or an organisation, which a list may hold, with name, and role or url where they are given. */
export function asPerson(given: unknown): FieldValues | undefined {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given
  const name = asText(value) ?? nameOf(value) ?? firstText(value, "organisation organization company")
  const url = firstText(value, "url link website href homepage")
  return name === undefined ? undefined : withoutGaps({ name, role: firstText(value, "role position"), url })
}

/** HugoBlox finds the cover by its name, without a field. */
export const COVER_NAME = /^(?:featured|cover)\.(?:png|jpe?g|webp|avif|tiff?)$/
/** What other formats call the path of an image. */
export const IMAGE_NAMES = "src url path image img filename file source"

type ImageContext = { files: readonly string[]; alt?: unknown; caption?: unknown }

/** Returns people; a text with a comma may be two of them, or one with a title. */
export function asPeople(value: unknown): FieldValues[] | undefined {
  return /,|;| and | & /.test(asText(value) ?? "") ? undefined : asListOf(value, asPerson)
}

/**
 * Returns an image; other formats also keep its texts in fields beside it, and its path may lead to a file beside the text. Without
 * a description it only decorates, as in the other system.
 */
export function asImage(value: unknown, beside: ImageContext): FieldValues | undefined {
  if (Array.isArray(value) && value.length === 1) return asImage(value[0], beside)
  const given = asText(value) ?? firstText(value, IMAGE_NAMES)
  // A folder, or a pattern for several files, is no image.
  if (given === undefined || !/\.\w+$|^https:/.test(given) || given.includes("*")) return undefined
  const src = fileBeside(given, beside.files) ?? given
  const alt = firstText(value, "alt alttext alt_text description") ?? asText(beside.alt) ?? ""
  return withoutGaps({ src, alt, caption: firstText(value, "caption title credit") ?? asText(beside.caption) })
}

/** Returns undefined if `convert` cannot read an entry. */
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
export function firstText(value: unknown, names: string): string | undefined {
  const texts = Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).map(([name, item]) => [name.toLowerCase(), asText(item)]),
  )
  return names.split(" ").flatMap((name) => texts[name] ?? [])[0]
}

/** Returns fields without those that have no value. */
export function withoutGaps(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
