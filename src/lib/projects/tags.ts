import { transliterate } from "transliteration"

import { tagPath } from "~/src/lib/addresses/paths"

/** A tag with its page. */
export type TagLink = { name: string; path: string }

/** A tag with all that its own pages show. */
export type Tag = TagLink & {
  slug: string
  /** The number of projects that have it. */
  count: number
  /** All spellings that share its address, the most frequent first. */
  spellings: string[]
}

/** `C`, `C++` and `C#` are three languages: + and # are part of a name. */
const WORDS: Record<string, string> = { "+": " plus ", "#": " sharp ", "&": " and " }

/**
 * Returns the last part of a tag's address, in ASCII letters, digits and hyphens. Spellings that differ only in case or
 * punctuation share it.
 */
export function tagSlug(tag: string): string {
  const spoken = tag.replace(/[+#&]/g, (sign) => WORDS[sign] ?? sign)
  const words = transliterate(spoken)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join("-") ?? `tag-${[...tag].map((sign) => sign.codePointAt(0)).join("-")}`
}

export function tagLink(name: string): TagLink {
  return { name, path: tagPath(tagSlug(name)) }
}

/** Returns all tags of some projects, the most frequent first, equally frequent ones by name. */
export function groupTags(projects: readonly { tags: readonly string[] }[]): Tag[] {
  const groups = new Map<string, { count: number; spellings: Map<string, number> }>()
  for (const { tags } of projects) {
    for (const slug of new Set(tags.map(tagSlug))) {
      const group = groups.get(slug) ?? { count: 0, spellings: new Map() }
      group.count += 1
      groups.set(slug, group)
    }
    for (const tag of tags) {
      const spellings = groups.get(tagSlug(tag))?.spellings
      spellings?.set(tag, (spellings.get(tag) ?? 0) + 1)
    }
  }
  return [...groups]
    .map(([slug, { count, spellings }]) => {
      const sorted = [...spellings].sort(([a, times], [b, more]) => more - times || a.localeCompare(b))
      const names = sorted.map(([name]) => name)
      return { slug, path: tagPath(slug), name: names[0] ?? slug, count, spellings: names }
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
