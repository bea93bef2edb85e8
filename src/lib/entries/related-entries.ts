/** The fields that decide which entries of a collection are related, and in which order they are listed. */
export type LinkedEntry = {
  id: string
  slug: string
  date: string
  tags: readonly string[]
  /** Slugs of related entries, if the owner names them. */
  related?: readonly string[] | undefined
  /** The page of a part lists all parts of its series, so none of them is related. */
  series?: string | undefined
}

const MAX_RELATED = 3

/** The order of the list of all entries: newest first, then by slug. A project and a note may have both in common. */
export function byNewest(a: Pick<LinkedEntry, "date" | "slug">, b: Pick<LinkedEntry, "date" | "slug">): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1
  if (a.slug === b.slug) return 0
  return a.slug < b.slug ? -1 : 1
}

/** Returns the entries that the owner names, else those with the most tags in common, in the given order. */
export function relatedTo({ id, tags, related, series }: LinkedEntry, entries: readonly LinkedEntry[]) {
  const all = entries.map((entry) => ({ entry, sharedTags: tags.filter((tag) => entry.tags.includes(tag)) }))
  if (related) return related.flatMap((slug) => all.find(({ entry }) => entry.slug === slug) ?? [])
  return all
    .filter(({ entry, sharedTags }) => entry.id !== id && sharedTags.length > 0)
    .filter(({ entry }) => series === undefined || entry.series !== series)
    .sort((a, b) => b.sharedTags.length - a.sharedTags.length)
    .slice(0, MAX_RELATED)
}
