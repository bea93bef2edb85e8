/** Pictures among letters, and the signs that join and colour them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\u20e3]|[\ufe0e\ufe0f]/u

/** A text as a card can show it; null when that would leave letters out. */
export type ReadableText = { text: string | null; missing: string[] }

/**
 * Takes the emoji out of a text that no face has. `missingIn` tells which characters that is; letters among them are
 * answered, and then there is no text.
 */
export function readableText(text: string, missingIn: (text: string) => string[]): ReadableText {
  const missing = missingIn(text)
  if (missing.length === 0) return { text, missing }
  const letters = missing.filter((character) => !EMOJI.test(character))
  if (letters.length > 0) return { text: null, missing: letters }
  const rest = [...text]
    .filter((character) => !EMOJI.test(character))
    .join("")
    .replace(/\s+/g, " ")
    .trim()
  return { text: rest === "" ? null : rest, missing: [] }
}
