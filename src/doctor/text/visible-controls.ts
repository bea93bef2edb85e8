/** C0 and C1 controls, separators of lines, and what changes the direction of the text around it. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }

/**
 * A text in which control characters are visible as escapes, e.g. `\u001b`: raw, those of a content's value would command the
 * terminal, begin a line of their own, or turn the text around.
 */
export function visibleControls(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT[character] ?? unicodeEscape(character))
}

/** The same for JSON, whose line breaks belong to its layout and whose values keep their meaning. */
export function visibleControlsInJson(json: string): string {
  return json.replace(INVISIBLE, (character) => (character === "\n" ? character : unicodeEscape(character)))
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
}
