import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

/** The entries and pages in whose text each word is, by their numbers in the search index. */
export type SearchShard = Record<string, number[]>

/** Where the files with words are, and their names. */
export type WordFiles = { base: string; names: readonly string[] }

/** With fewer letters, a word would find nearly every text. Words of other scripts are shorter. */
const MIN_LATIN_LETTERS = 2
const LATIN = /^[a-z0-9]$/
/** Short ones, because each segment of a text has a copy of the whole. */
const PIECES = /\S{1,500}/g
/** With the signs at the end of C++ and C#. */
const WORDS = /[\p{L}\p{M}\p{N}]+[+#]*/gu
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Returns a word as the search compares it: in lowercase, without accents. */
function comparableWord(word: string): string {
  // Lowercase first: the dot of a Turkish İ is an accent, too.
  return word
    .toLocaleLowerCase(SITE_LANGUAGE)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
}

/** Returns the comparable words of a text, also in languages without spaces. */
export function wordsOf(text: string): string[] {
  const pieces = text.match(PIECES) ?? []
  return pieces
    .flatMap((piece) => (UNSPACED.test(piece) ? segmentsOf(piece) : (piece.match(WORDS) ?? [])))
    .map(comparableWord)
}

function segmentsOf(piece: string): string[] {
  const segments = [...new Intl.Segmenter(SITE_LANGUAGE, { granularity: "word" }).segment(piece)]
  return segments.flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
}

/** Returns the name of the file with a word, after the first letters of the word; null for a word that no file has. */
export function shardOf(word: string): string | null {
  const [first = "", second = ""] = word
  if (!LATIN.test(first)) return first === "" ? null : nameOf(first)
  return [...word].length < MIN_LATIN_LETTERS ? null : nameOf(first) + nameOf(second)
}

function nameOf(letter: string): string {
  return LATIN.test(letter) ? letter : `u${letter.codePointAt(0)?.toString(16)}`
}
