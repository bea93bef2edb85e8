/** The fields that decide which projects are related, and in which order they are listed. */
export type LinkedProject = {
  id: string
  slug: string
  date: string
  tags: readonly string[]
  /** Slugs of related projects, if the owner names them. */
  related?: readonly string[] | undefined
}

const MAX_RELATED = 3

/** The order of the list of all projects: newest first, then by slug. */
export function byNewest(a: Pick<LinkedProject, "date" | "slug">, b: Pick<LinkedProject, "date" | "slug">): number {
  return (a.date === b.date ? a.slug < b.slug : a.date > b.date) ? -1 : 1
}

/** Returns the projects that the owner names, else those with the most tags in common, in the given order. */
export function relatedTo({ id, tags, related }: LinkedProject, projects: readonly LinkedProject[]) {
  const all = projects.map((project) => ({ project, sharedTags: tags.filter((tag) => project.tags.includes(tag)) }))
  if (related) return related.flatMap((slug) => all.find(({ project }) => project.slug === slug) ?? [])
  return all
    .filter(({ project, sharedTags }) => project.id !== id && sharedTags.length > 0)
    .sort((a, b) => b.sharedTags.length - a.sharedTags.length)
    .slice(0, MAX_RELATED)
}
