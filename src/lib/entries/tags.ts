import { tagPath } from "~/src/lib/addresses/entry-paths"
import type { Collection } from "~/src/lib/addresses/paths"
import { numbersOf, tagKey, tagSlug } from "~/src/lib/entries/tag-slug"
import { SITE_LANGUAGE } from "~/src/lib/texts/site-language"

export type Tag = ReturnType<typeof groupTags>[number]

type Tags = { collection: Collection; entries: readonly { tags: readonly string[] }[]; language: string }

/**
 * Returns all tags of the entries of a collection, sorted by frequency, then by name. Different words may have one slug, such as 汉语
 * and 韩语: then all but one have numbers after it. `language` is that of the tags.
 */
export function groupTags({ collection, entries, language }: Tags) {
  const groups = new Map<string, { slug: string; key: string; tagged: Set<object>; times: Map<string, number> }>()
  for (const entry of entries) {
    for (const tag of entry.tags) {
      const [slug, key] = [tagSlug(tag, language), tagKey(tag)]
      const group = groups.get(`${slug} ${key}`) ?? { slug, key, tagged: new Set(), times: new Map() }
      groups.set(`${slug} ${key}`, group)
      group.tagged.add(entry)
      group.times.set(tag, (group.times.get(tag) ?? 0) + 1)
    }
  }
  const taken = new Set<string>()
  // In this order, most further tags leave the addresses as they are.
  return [...groups.values()]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ slug: plain, key, tagged, times }) => {
      const slug = taken.has(plain) ? `${plain}-${numbersOf(key)}` : plain
      taken.add(slug)
      const sorted = [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a.localeCompare(b, SITE_LANGUAGE))
      // Those that share its address, the most frequent first.
      const spellings = sorted.map(([name]) => name)
      return { slug, path: tagPath(collection, slug), name: spellings[0] ?? slug, count: tagged.size, spellings }
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, SITE_LANGUAGE))
}

/** Returns the addresses of tags from before their language had a table of its own, which no other tag has now. */
export function formerTagPaths(collection: Collection, tags: readonly Tag[]): { from: string; to: string }[] {
  const paths = tags.map(({ path }) => path)
  return tags
    .map(({ name, path }) => ({ from: tagPath(collection, tagSlug(name)), to: path }))
    .filter(({ from }) => !paths.includes(from))
}
