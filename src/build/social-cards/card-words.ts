import type { SocialCard } from "~/src/build/social-cards/card-file"

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\u20e3]|[\ufe0e\ufe0f]/u

type MissingCharacters = (text: string) => string[]

/** Returns the characters that no font has, except emoji. */
export function unreadableCharacters(text: string, missingCharacters: MissingCharacters): string[] {
  const words = [...withPlainSigns(text, missingCharacters)].filter((character) => !EMOJI.test(character))
  return missingCharacters(words.join(""))
}

/** Puts the plain form in place of a character that no font has, e.g. a hyphen for one without a break. */
function withPlainSigns(text: string, missingCharacters: MissingCharacters): string {
  const given = text.normalize("NFC")
  const plain = missingCharacters(given).map((character) => {
    const form = character.normalize("NFKC").replaceAll("\u2010", "-")
    return [character, missingCharacters(form).length === 0 ? form : character] as const
  })
  return plain.reduce((all, [character, form]) => all.replaceAll(character, form), given)
}

/** Returns a text without the characters that no font has; null if they are most of its letters. */
function readablePart(text: string, missing: readonly string[]): string | null {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  const kept = letters.filter((letter) => !missing.includes(letter))
  return kept.length * 2 < letters.length ? null : [...text].filter((sign) => !missing.includes(sign)).join("")
}

/**
 * Returns the texts that a card shows. A title or name loses the characters that no font has; if they are most of its letters, the site's
 * name replaces the title, and the site's host the name. Any other text with such characters is left out. Emoji that no font has are removed.
 */
export function cardWords(
  { title, name, host, label, text }: Omit<SocialCard, "accent" | "picture">,
  missingCharacters: MissingCharacters,
) {
  const read = (value: string | null, isName = false): string | null => {
    const given = withPlainSigns(value ?? "", missingCharacters)
    const missing = unreadableCharacters(given, missingCharacters)
    if (missing.length > 0 && !isName) return null
    if (missingCharacters(given).length === 0) return given || null
    const rest = [...(readablePart(given, missing) ?? "")].filter((character) => !EMOJI.test(character)).join("")
    return rest.replace(/\s+/g, " ").trim() || null
  }
  const shownName = read(name, true) ?? host
  const shownTitle = (title === name ? null : read(title, true)) ?? shownName
  return {
    title: shownTitle,
    name: shownTitle === shownName ? null : shownName,
    label: read(label),
    text: read(text),
  }
}
