import { includesName, isFields } from "~/src/doctor/readers/formats/field-values"
import { ALT_PLACEHOLDER } from "~/src/doctor/schemas/field-types"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import { asFlag, asImage, asListOf, asPeople, asText, firstText, IMAGE_NAMES } from "./convert-value"

/** The status that is meant by other words, compared without spaces, `_` and `-`. */
const STATUSES: readonly (readonly [status: string, words: string])[] = [
  ["live", "active launched online released"],
  ["in-progress", "wip progress development in-development ongoing"],
  ["retired", "discontinued deprecated offline archived"],
  ["concept", "idea prototype"],
]
/** Hugo and Jekyll call the layout of a page its type. */
const LAYOUTS = "project projects portfolio post posts page default single"
/** HugoBlox calls the owner so. */
const OWNER = "admin"

/** al-folio and others name a repository of GitHub by its owner and its name. */
export const repositoryAt = (value: unknown) =>
  /^[\w-]+\/[\w.-]+$/.test(String(value)) ? `https://github.com/${value}` : value

export function typeOf(value: unknown) {
  return includesName(LAYOUTS, asText(value) ?? "") ? {} : { type: asText(value) }
}

/** Authors are a team without the owner. */
export function teamOf(value: unknown, { owner }: { owner: string }) {
  const owners = [OWNER, tagSlug(owner)]
  const people = asPeople(value)
  const team = people?.filter(({ name }) => !owners.includes(tagSlug(String(name))))
  return team?.length === 0 ? {} : team && { team }
}

export function isHidden(value: unknown) {
  const isShown = asFlag(value)
  return isShown === undefined ? undefined : !isShown
}

/** Themes have settings beside the picture, also where there is none. */
export function withoutPicture(value: unknown) {
  return isFields(value) && firstText(value, IMAGE_NAMES) === undefined ? {} : undefined
}

/** The pictures of a gallery never only decorate. */
export function galleryOf(value: unknown, { files }: { files: readonly string[] }) {
  return asListOf(value, (item) => {
    const image = asImage(item, { files })
    return image && { ...image, alt: image.alt || ALT_PLACEHOLDER }
  })
}

/** WordPress and Front Matter say by a status whether a page is public. */
export function draftOf(value: unknown) {
  const word = asText(value) ?? ""
  if (includesName("publish published", word)) return {}
  return includesName("draft private pending unlisted hidden", word) ? { draft: true } : undefined
}

export function statusOf(value: unknown): string | undefined {
  const word = asText(value) ?? ""
  const [status] = STATUSES.find(([, words]) => includesName(words, word)) ?? []
  return status ?? asText(word.toLowerCase().replace(/[\s_]+/g, "-"))
}
