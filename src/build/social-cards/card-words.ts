import type { SocialCard } from "~/src/build/social-cards/card-file"

export const SITE_TITLE = "the site's title"

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\u20e3]|[\ufe0e\ufe0f]/u

/**
 * Returns the texts that a card shows, and the fields left out because no font has their characters. The site's name
 * replaces such a title, and the site's host such a name. Emoji are removed without a report.
 */
export function cardWords(
  { title, name, host, label, text }: Omit<SocialCard, "accent" | "picture">,
  missingCharacters: (text: string) => string[],
) {
  const unreadable: { field: string; characters: string[] }[] = []
  const read = (field: string, value: string | null): string | null => {
    const given = (value ?? "").normalize("NFC")
    const missing = missingCharacters(given)
    const characters = missing.filter((character) => !EMOJI.test(character))
    if (characters.length > 0) {
      unreadable.push({ field, characters })
      return null
    }
    if (missing.length === 0) return given || null
    const rest = [...given].filter((character) => !EMOJI.test(character)).join("")
    return rest.replace(/\s+/g, " ").trim() || null
  }
  const shownName = read(SITE_TITLE, name) ?? host
  const shownTitle = (title === name ? null : read("title", title)) ?? shownName
  return {
    words: {
      title: shownTitle,
      name: shownTitle === shownName ? null : shownName,
      label: read("type", label),
      text: read("description", text),
    },
    unreadable,
  }
}
