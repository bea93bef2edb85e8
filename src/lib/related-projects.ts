/** What decides which projects go together, and in which order they are listed. */
export type LinkedProject = {
  id: string
  slug: string
  date: string
  tags: readonly string[]
  /** The slugs of projects that its owner says go with it. */
  related?: readonly string[] | undefined
}

export type Related<Project> = { project: Project; sharedTags: string[] }

/** All projects, arranged once so that each can be asked for its neighbours without going through all of them again. */
export type ProjectMap<Project extends LinkedProject> = {
  /** As in the list of all projects. */
  ordered: readonly Project[]
  placeById: ReadonlyMap<string, number>
  bySlug: ReadonlyMap<string, Project>
  byTag: ReadonlyMap<string, readonly Project[]>
}

const MOST_RELATED = 3

/** The order of the list of all projects: newest first, then by slug. */
export function byNewest(a: Pick<LinkedProject, "date" | "slug">, b: Pick<LinkedProject, "date" | "slug">): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a.slug < b.slug ? -1 : 1
}

export function mapProjects<Project extends LinkedProject>(projects: Iterable<Project>): ProjectMap<Project> {
  const ordered = [...projects].sort(byNewest)
  const byTag = new Map<string, Project[]>()
  for (const project of ordered) {
    for (const tag of new Set(project.tags)) {
      const others = byTag.get(tag)
      if (others === undefined) byTag.set(tag, [project])
      else others.push(project)
    }
  }
  return {
    ordered,
    placeById: new Map(ordered.map(({ id }, place) => [id, place])),
    bySlug: new Map(ordered.map((project) => [project.slug, project])),
    byTag,
  }
}

/** The project that stands so many places after this one in the list; null beyond its ends. */
export function neighbourOf<Project extends LinkedProject>(
  { id }: LinkedProject,
  steps: number,
  { ordered, placeById }: ProjectMap<Project>,
): Project | null {
  return ordered[(placeById.get(id) ?? Number.NaN) + steps] ?? null
}

/** Those that the project names, or else those with the most tags in common, the newest first; with the reason. */
export function relatedTo<Project extends LinkedProject>(
  project: LinkedProject,
  map: ProjectMap<Project>,
): Related<Project>[] {
  const others = project.related?.flatMap((slug) => map.bySlug.get(slug) ?? []) ?? mostAlike(project, map)
  return others.map((other) => ({
    project: other,
    sharedTags: project.tags.filter((tag) => other.tags.includes(tag)),
  }))
}

function mostAlike<Project extends LinkedProject>(
  { id, tags }: LinkedProject,
  { byTag, placeById }: ProjectMap<Project>,
): Project[] {
  const counts = new Map<Project, number>()
  for (const tag of new Set(tags)) {
    for (const other of byTag.get(tag) ?? []) {
      if (other.id !== id) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
  }
  const placeOf = (project: Project) => placeById.get(project.id) ?? 0
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || placeOf(a) - placeOf(b))
    .slice(0, MOST_RELATED)
    .map(([other]) => other)
}
