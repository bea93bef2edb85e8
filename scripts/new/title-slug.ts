import { slugify } from "transliteration"

import { OwnerError } from "~/scripts/command/run-command"
import { SLUG_RULE } from "~/src/doctor/readers/content/page-name"
import { MAX_SLUG, slug as slugSchema } from "~/src/doctor/schemas/field-types"
import { latinFromUkrainian } from "~/src/lib/addresses/ukrainian-letters"

const GERMAN = { ä: "ae", ö: "oe", ü: "ue" }
const DANISH = { æ: "ae", ø: "oe", å: "aa" }
/** The ASCII spellings of letters in languages that do not only remove their marks. */
const SPELLINGS: Record<string, Record<string, string>> = { de: GERMAN, da: DANISH, nb: DANISH, nn: DANISH, no: DANISH }

/** Returns the slug of a title in any script; empty if the title has no letters or digits. */
export function slugOf(title: string, language: string) {
  const replace = SPELLINGS[new Intl.Locale(language).language] ?? {}
  const words = slugify(latinFromUkrainian(title, language), { allowedChars: "a-zA-Z0-9", replace })
  return words.slice(0, MAX_SLUG).replace(/-$/, "")
}

type SlugOptions = { wanted?: string | undefined; language?: string | undefined }

/** Throws an OwnerError if the title has no letters or digits, and if the wanted name is not a slug. */
export function newSlug(title: string, { wanted, language = "en" }: SlugOptions = {}) {
  const slug = wanted ?? slugOf(title, language)
  if (slugSchema.safeParse(slug).success) return slug
  if (wanted !== undefined) throw new OwnerError(`--slug "${wanted}" is not an address. Use ${SLUG_RULE}.`)
  throw new OwnerError(`The title "${title}" has no letters for an address. Choose one with --slug my-address.`)
}
