import { transliterate } from "transliteration"

import { latinFromUkrainian } from "~/src/lib/addresses/ukrainian-letters"
import { comparable } from "~/src/lib/search/search-words"

/** `C`, `C++` and `C#` are three languages: + and # are part of a name. */
const WORDS: Record<string, string> = { "+": " plus ", "#": " sharp ", "&": " and " }

const spoken = (tag: string) => tag.replace(/[+#&]/g, (sign) => WORDS[sign] ?? sign)

/** Returns a tag's address in ASCII letters, digits and hyphens; `language` decides the spelling of Cyrillic letters. */
export function tagSlug(tag: string, language = ""): string {
  const words = transliterate(latinFromUkrainian(spoken(tag), language))
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join("-") ?? `tag-${numbersOf(tag)}`
}

/** Returns what the spellings of a tag have in common: its letters, without case, accents and punctuation. */
export function tagKey(tag: string): string {
  return (
    comparable(spoken(tag))
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join("") ?? tag
  )
}

/** Returns the numbers of a text's characters, for an address. */
export const numbersOf = (text: string) => [...text].map((sign) => sign.codePointAt(0)).join("-")
