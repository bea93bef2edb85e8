/** The first letters of the first two words, upper case; empty when there is no word (L7). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => firstLetter(word).toUpperCase()).join("")
}

/** A letter with its accents is one letter, even when it is written as several code points. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)
  return first?.segment ?? ""
}
