/** The fields that decide which projects are related, and in which order they are listed. */
export type LinkedProject = {
  id: string
  slug: string
  date: string
  tags: readonly string[]
  /** Slugs of related projects, if the owner names them. */
  related?: readonly string[] | undefined
}

export type Related<Project> = { project: Project; sharedTags: string[] }

export type ProjectMap<Project extends LinkedProject> = ReturnType<typeof mapProjects<Project>>

const MAX_RELATED = 3

/** The order of the list of all projects: newest first, then by slug. */
export function byNewest(a: Pick<LinkedProject, "date" | "slug">, b: Pick<LinkedProject, "date" | "slug">): number {
  return (a.date === b.date ? a.slug < b.slug : a.date > b.date) ? -1 : 1
}

/** Returns indices over all projects, which are made once per build. */
export function mapProjects<Project extends LinkedProject>(projects: Iterable<Project>) {
  const ordered = [...projects].sort(byNewest)
  const byTag = new Map<string, Project[]>()
  for (const project of ordered) {
    for (const tag of new Set(project.tags)) byTag.set(tag, [...(byTag.get(tag) ?? []), project])
  }
  return {
    ordered,
    placeById: new Map(ordered.map(({ id }, place) => [id, place])),
    bySlug: new Map(ordered.map((project) => [project.slug, project])),
    byTag,
  }
}

/** Returns the project so many places after this one in the list; null beyond its ends. */
export function neighbourOf<Project extends LinkedProject>(
  { id }: LinkedProject,
  steps: number,
  { ordered, placeById }: ProjectMap<Project>,
): Project | null {
  return ordered[(placeById.get(id) ?? Number.NaN) + steps] ?? null
}

/** Returns the projects that the owner names, else those with the most tags in common, newest first. */
export function relatedTo<Project extends LinkedProject>(
  project: LinkedProject,
  map: ProjectMap<Project>,
): Related<Project>[] {
  const others = project.related?.flatMap((slug) => map.bySlug.get(slug) ?? []) ?? mostSimilar(project, map)
  return others.map((other) => ({
    project: other,
    sharedTags: project.tags.filter((tag) => other.tags.includes(tag)),
  }))
}

function mostSimilar<Project extends LinkedProject>(
  { id, tags }: LinkedProject,
  { byTag, placeById }: ProjectMap<Project>,
): Project[] {
  const counts = new Map<Project, number>()
  for (const other of [...new Set(tags)].flatMap((tag) => byTag.get(tag) ?? [])) {
    if (other.id !== id) counts.set(other, (counts.get(other) ?? 0) + 1)
  }
  const placeOf = ({ id: other }: Project) => placeById.get(other) ?? 0
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || placeOf(a) - placeOf(b))
    .slice(0, MAX_RELATED)
    .map(([other]) => other)
}
