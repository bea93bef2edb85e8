import type { Unreadable } from "~/src/build/social-cards/card-store"
import { readableText } from "~/src/build/social-cards/readable-text"
import type { SocialCard } from "~/src/build/social-cards/social-card"

/** What is written on a card, all of it readable. */
export type CardWords = { title: string; name: string | null; label: string | null; text: string | null }

/** The field whose words are on every card. */
export const SITE_TITLE = "the site's title"

type Words = Pick<SocialCard, "title" | "name" | "host" | "label" | "text">

/**
 * Leaves out what no face can show: in the place of a title stands the owner's name, in the place of that the site's host.
 * Nothing is said twice.
 */
export function readCardWords(
  { title, name, host, label, text }: Words,
  missingIn: (text: string) => string[],
): { words: CardWords; unreadable: Unreadable[] } {
  const unreadable: Unreadable[] = []
  const read = (field: string, value: string | null): string | null => {
    const { text: shown, missing } = readableText(value ?? "", missingIn)
    if (missing.length > 0) unreadable.push({ field, characters: missing })
    return shown === "" ? null : shown
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
