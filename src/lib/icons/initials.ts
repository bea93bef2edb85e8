/** Keeps Arabic letters from joining into a word. */
const NON_JOINER = "\u200c"
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u

/** Returns the first letters of the first two words in upper case; empty if there is no word (L7). */
export function initials(name: string): string {
  // A segment is a letter with its accents, however many code points it has.
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" })
  const words = name.trim().split(/\s+/).slice(0, 2)
  const letters = words.map((word) => ([...segmenter.segment(word)][0]?.segment ?? "").toUpperCase())
  return letters.join(letters.every((letter) => CURSIVE.test(letter)) ? NON_JOINER : "")
}
