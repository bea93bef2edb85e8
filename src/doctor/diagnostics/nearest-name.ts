import { distance } from "fastest-levenshtein"

/** Returns the candidate that a misspelt name surely is. Short names resemble others too easily: `note` is no misspelt `name`. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const written = name.toLowerCase()
  const ranked = candidates
    .map((candidate) => ({ candidate, letters: lettersBetween(written, candidate.toLowerCase()) }))
    .filter(({ candidate, letters }) => {
      const isLong = candidate.length > 4 && candidate[0]?.toLowerCase() === written[0]
      // One letter of two makes another name.
      return letters <= (isLong ? Math.max(1, Math.floor(candidate.length / 4)) : Number(candidate.length > 2))
    })
    .sort((a, b) => a.letters - b.letters)
  return ranked[0]?.candidate
}

/** Returns by how many letters two names differ; two that have changed places are one. */
function lettersBetween(one: string, other: string): number {
  const letters = distance(one, other)
  return letters === 2 && [...one].sort().join() === [...other].sort().join() ? 1 : letters
}

/** Returns the fix for a misspelt name, if there is one that it surely is. */
export function didYouMean(name: string): string
export function didYouMean(name: string | undefined): string | undefined
export function didYouMean(name: string | undefined): string | undefined {
  return name && `Did you mean \`${name}\`?`
}
