import { transliterate } from "transliteration"

import { tagPath } from "~/src/lib/addresses/paths"

/** A tag that leads somewhere. */
export type TagLink = { name: string; path: string }

/** A tag as pages of its own need it. */
export type Tag = TagLink & {
  slug: string
  /** How many projects have it. */
  count: number
  /** All spellings that share its address, the commonest first. */
  spellings: string[]
}

/** `C`, `C++` and `C#` are three languages: + and # are part of a name. */
const WORDS: Record<string, string> = { "+": " plus ", "#": " sharp ", "&": " and " }

/**
 * The part of an address that stands for a tag, in ASCII letters, digits and hyphens. Spellings that differ only in case
 * or punctuation share one.
 */
export function tagSlug(tag: string): string {
  const spoken = tag.replace(/[+#&]/g, (sign) => WORDS[sign] ?? sign)
  const words = transliterate(spoken)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join("-") ?? `tag-${[...tag].map((sign) => sign.codePointAt(0)).join("-")}`
}

/** Where a tag leads. */
export function tagLink(name: string): TagLink {
  return { name, path: tagPath(tagSlug(name)) }
}

/** All tags of some projects, the commonest first; what is equally common by name. */
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
