/** It would find nearly every text. Words of other scripts are shorter. */
const LATIN_LETTER = /^[a-z0-9]$/

/** Accents, the vowel signs of Hebrew and Arabic, and tatweel: many do not type them. The marks of kana and of Indic scripts stay. */
const MARKS = /[\u0300-\u036f\u0640]|(?=\p{M})[\u0591-\u06ed]/gu
/** Letters without an accent to remove, and the letters that are typed for them. */
const TYPED: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ħ: "h", ı: "i", ς: "σ" },
  ...{ ة: "ه", ى: "ي", ی: "ي", ک: "ك", ٱ: "ا", ʼ: "'" },
}
const UNTYPED = new RegExp(`[${Object.keys(TYPED).join("")}]`, "g")
const ARABIC_DIGIT = /[٠-٩۰-۹]/g
/** п’ять, צה״ל */
const INNER_QUOTES = /([\p{sc=Cyrl}\p{sc=Hebr}])['’ʼ"״׳]+(?=[\p{sc=Cyrl}\p{sc=Hebr}])/gu

/** With the signs at the end of C++ and C#. */
const WORDS = /[\p{L}\p{M}\p{N}]+[+#]*/gu
const WORD_OR_REST = /[\p{L}\p{M}\p{N}]+[+#]*|[^\p{L}\p{M}\p{N}]+/gu
/** Of a word that is found within another. */
export const MIN_INNER_LETTERS = 4
const DENSE =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}"
/** Parts of a word in scripts without spaces, or in which one word adjoins the next, and the parts between them: 使用|Vue */
const RUNS = new RegExp(`[${DENSE}]+|[^${DENSE}]+`, "gu")
const IS_DENSE = new RegExp(`^[${DENSE}]`, "u")
/** Korean has spaces between words. */
const HANGUL = /^\p{sc=Hang}/u

/** What Arabic and Hebrew write together with the next word: the article, “and”, “in”, “to” and the like. */
const PREFIXES = [/^(?:ال|لل)(?=..)/, /^[وفبكل](?=...)/, /^[הבכלמשו](?=..)/]
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=..)/

/** Returns a text as the search compares it: in lowercase, without accents, and in letters that are typed. */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(INNER_QUOTES, "$1")
    .replace(UNTYPED, (letter) => TYPED[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) % 16))
    .normalize("NFC")
}

/**
 * Returns the comparable words of a text that is searched for. Scripts without spaces are cut into pairs of letters, because the
 * dictionaries of browsers differ: 数学の is 数学, 学の.
 */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (IS_DENSE.test(run) ? pairsOf([...run]) : run))
}

/** Returns the words by which a text is found: also the last letters of dense scripts, and words without their prefixes. */
export function indexedWordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!IS_DENSE.test(run)) return formsOf(run)
    const letters = [...run]
    return letters.length === 1 ? letters : [...pairsOf(letters), ...letters.slice(-1)]
  })
}

/** Returns what a word may be in texts, in the order in which it is tried: without an article, as it is, without prefixes, ü for ue. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word.replace(ARTICLE, ""), ...formsOf(word), word.replace(/([aou])e/g, "$1")])]
}

/**
 * Returns the parts of a text: every second one is what a search has found by its comparable words. A word is found by its beginning;
 * a long one, or one of a script without spaces, also within another.
 * @example markWords("The loom", ["loo"]) → ["The ", "loo", "m"]
 */
export function markWords(text: string, found: readonly string[]): string[] {
  const parts = [""]
  const append = (at: 0 | 1, part: string) => {
    if (part !== "" && parts.length % 2 === at) parts.push("")
    if (part !== "") parts[parts.length - 1] += part
  }
  for (const [word] of text.matchAll(WORD_OR_REST)) {
    const folded = comparable(word)
    const hit = found
      .map((part) => ({ part, at: folded.indexOf(part) }))
      .find(({ part, at }) => at === 0 || (at > 0 && (part.length >= MIN_INNER_LETTERS || IS_DENSE.test(part))))
    // Where the letters of the compared word are others, as ss for ß, the whole word is marked.
    const [start, end] = hit && folded.length === word.length ? [hit.at, hit.at + hit.part.length] : [0, word.length]
    if (hit === undefined) append(0, word)
    else {
      append(0, word.slice(0, start))
      append(1, word.slice(start, end))
      append(0, word.slice(end))
    }
  }
  return parts
}

/** Returns the number of words in a text. In scripts without spaces, a word has two letters on average. */
export function countWords(text: string): number {
  const lengthOf = (run: string) => (IS_DENSE.test(run) && !HANGUL.test(run) ? Math.ceil(run.length / 2) : 1)
  return runsOf(text).reduce((words, run) => words + lengthOf(run), 0)
}

function runsOf(text: string): string[] {
  return (comparable(text).match(WORDS) ?? []).flatMap((word) => word.match(RUNS) ?? [])
}

function pairsOf(letters: readonly string[]): string[] {
  return letters.length === 1 ? [...letters] : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

function formsOf(word: string): string[] {
  const forms = new Set([word])
  // The loop also reaches the forms that it adds.
  for (const form of forms) for (const prefix of PREFIXES) forms.add(form.replace(prefix, ""))
  return [...forms]
}

export function isFindable(word: string): boolean {
  return !LATIN_LETTER.test(word)
}
