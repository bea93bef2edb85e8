import type { SocialCard } from "~/src/build/social-cards/card-file"

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\u20e3]|[\ufe0e\ufe0f]/u

/** Returns the characters that no font has, except emoji. A card leaves out a text that has any of them. */
export function unreadableCharacters(text: string, missingCharacters: (text: string) => string[]): string[] {
  const words = [...text.normalize("NFC")].filter((character) => !EMOJI.test(character))
  return missingCharacters(words.join(""))
}

/**
 * Returns the texts that a card shows. One with characters that no font has is left out: the site's name replaces such
 * a title, and the site's host such a name. Emoji that no font has are removed.
 */
export function cardWords(
  { title, name, host, label, text }: Omit<SocialCard, "accent" | "picture">,
  missingCharacters: (text: string) => string[],
) {
  const read = (value: string | null): string | null => {
    const given = (value ?? "").normalize("NFC")
    if (unreadableCharacters(given, missingCharacters).length > 0) return null
    if (missingCharacters(given).length === 0) return given || null
    const rest = [...given].filter((character) => !EMOJI.test(character)).join("")
    return rest.replace(/\s+/g, " ").trim() || null
  }
  const shownName = read(name) ?? host
  const shownTitle = (title === name ? null : read(title)) ?? shownName
  return {
    title: shownTitle,
    name: shownTitle === shownName ? null : shownName,
    label: read(label),
    text: read(text),
  }
}
