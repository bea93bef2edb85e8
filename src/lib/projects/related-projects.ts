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
  const withSharedTags = (project: LinkedProject) => {
    return { project, sharedTags: tags.filter((tag) => project.tags.includes(tag)) }
  }
  const named = related?.flatMap((slug) => projects.find((project) => project.slug === slug) ?? [])
  if (named !== undefined) return named.map(withSharedTags)
  return projects
    .filter((project) => project.id !== id && tags.some((tag) => project.tags.includes(tag)))
    .map(withSharedTags)
    .sort((a, b) => b.sharedTags.length - a.sharedTags.length)
    .slice(0, MAX_RELATED)
}
