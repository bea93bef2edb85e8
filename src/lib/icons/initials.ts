/** Stands between letters that would join into a word where a script is written in one stroke. */
const NON_JOINER = "\u200c"

/** The first letters of the first two words, upper case; empty when there is no word (L7). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  const letters = words.map((word) => firstLetter(word).toUpperCase())
  return letters.join(letters.every(isCursive) ? NON_JOINER : "")
}

function isCursive(letter: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u.test(letter)
}

/** A letter with its accents is one letter, even when it is written as several code points. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)
  return first?.segment ?? ""
}
