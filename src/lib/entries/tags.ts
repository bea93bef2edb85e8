import { transliterate } from "transliteration"

import { tagPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

export type TagLink = { name: string; path: string }

export type Tag = TagLink & {
  slug: string
  count: number
  /** All spellings that share its address, the most frequent first. */
  spellings: string[]
}

/** `C`, `C++` and `C#` are three languages: + and # are part of a name. */
const WORDS: Record<string, string> = { "+": " plus ", "#": " sharp ", "&": " and " }

/** Returns a tag's address in ASCII letters, digits and hyphens. Spellings that differ in case or punctuation share it. */
export function tagSlug(tag: string): string {
  const spoken = tag.replace(/[+#&]/g, (sign) => WORDS[sign] ?? sign)
  const words = transliterate(spoken)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join("-") ?? `tag-${[...tag].map((sign) => sign.codePointAt(0)).join("-")}`
}

export function tagLink(collection: Collection, name: string): TagLink {
  return { name, path: tagPath(collection, tagSlug(name)) }
}

/** Returns all tags of the entries of a collection, sorted by frequency, then by name. */
export function groupTags(collection: Collection, entries: readonly { tags: readonly string[] }[]): Tag[] {
  const groups = new Map<string, { tagged: Set<object>; times: Map<string, number> }>()
  for (const entry of entries) {
    for (const tag of entry.tags) {
      const slug = tagSlug(tag)
      const group = groups.get(slug) ?? { tagged: new Set(), times: new Map() }
      groups.set(slug, group)
      group.tagged.add(entry)
      group.times.set(tag, (group.times.get(tag) ?? 0) + 1)
    }
  }
  return [...groups]
    .map(([slug, { tagged, times }]) => {
      const sorted = [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a.localeCompare(b, SITE_LANGUAGE))
      const spellings = sorted.map(([name]) => name)
      return { slug, path: tagPath(collection, slug), name: spellings[0] ?? slug, count: tagged.size, spellings }
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, SITE_LANGUAGE))
}
