import { distance } from "fastest-levenshtein"

/** Returns the candidate that differs from the name by the fewest letters, if any is near enough. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, letters: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    // As many different letters as the name has are no likeness: `ga` does not mean `game`.
    .filter(
      ({ candidate, letters }) => letters <= Math.min(name.length - 1, Math.max(2, Math.floor(candidate.length / 3))),
    )
    .sort((a, b) => a.letters - b.letters)
  return ranked[0]?.candidate
}

export function didYouMean(name: string): string {
  return `Did you mean \`${name}\`?`
}
