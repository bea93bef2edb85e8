import { transliterate } from "transliteration"

/** The slug that a file or a folder of any name would have; null when nothing is left to make one of. */
export function suggestedSlug(name: string): string | null {
  const words = transliterate(name)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join("-") ?? null
}
