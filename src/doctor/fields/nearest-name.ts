import { distance } from "fastest-levenshtein"

/** The candidate that differs from the word by the fewest letters, if any is near enough to be meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, letters: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, letters }) => letters <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.letters - b.letters)
  return ranked[0]?.candidate
}
