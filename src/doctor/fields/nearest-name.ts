import { distance } from "fastest-levenshtein"

/** Names that other portfolios give to the fields of this one. */
const NAMES_ELSEWHERE: Record<string, readonly string[]> = {
  aliases: ["redirect_from"],
  client: ["company"],
  cover: ["featured_image", "heroimage", "image", "img", "thumbnail"],
  date: ["pubdate", "publishdate", "start", "startdate", "year"],
  gallery: ["images"],
  links: ["cta", "demo", "external", "github", "link", "repo", "source", "url", "website"],
  summary: ["description", "excerpt", "subtitle"],
  tags: ["categories", "category", "keywords"],
  team: ["author"],
  tech: ["stack", "technologies"],
  title: ["name"],
}

/** Returns the candidate that differs from the name by the fewest letters, if any is near enough. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, letters: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, letters }) => letters <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.letters - b.letters)
  return ranked[0]?.candidate
}

/** Returns the known field that was probably intended: by its name in other portfolios, or the nearest in spelling. */
export function intendedField(key: string, known: readonly string[]): string | undefined {
  const isNameOf = (field: string) => NAMES_ELSEWHERE[field]?.includes(key.toLowerCase())
  return known.find(isNameOf) ?? nearestName(key, known)
}

export function didYouMean(name: string): string {
  return `Did you mean \`${name}\`?`
}
