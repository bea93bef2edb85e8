import { projectPath } from "~/src/lib/addresses/paths"

/** A file and not a page: requests for it need the base path before it. */
export const PROJECT_INDEX_PATH = "/project-index.json"

/** What is known of each project where all of them are searched. */
export type IndexedProject = {
  slug: string
  path: string
  title: string
  summary: string
  date: string
  endDate: string | null
  type: string | null
  tags: string[]
  /** The address of the smallest version of the cover. */
  cover: string | null
  visibility: string
  publishAt: string | null
}

/** Tags and types are named once and then by number; what a project has not is 0. */
type Row = [
  slug: string,
  title: string,
  summary: string,
  date: string,
  endDate: string | 0,
  type: number,
  tags: number[],
  cover: string | 0,
  ...hidden: [visibility: string, publishAt: string | 0] | [],
]

export type ProjectIndex = { types: string[]; tags: string[]; projects: Row[] }

const PUBLIC = "public"

/** The projects as the file holds them: small, because every search begins with it. */
export function encodeIndex(projects: readonly Omit<IndexedProject, "path">[]): ProjectIndex {
  const types = namesOf(projects.map(({ type }) => (type === null ? [] : [type])))
  const tags = namesOf(projects.map((project) => project.tags))
  return {
    types,
    tags,
    projects: projects.map((project) => [
      project.slug,
      project.title,
      project.summary,
      project.date,
      project.endDate ?? 0,
      project.type === null ? 0 : types.indexOf(project.type) + 1,
      project.tags.map((tag) => tags.indexOf(tag)),
      project.cover ?? 0,
      ...hiddenOf(project),
    ]),
  }
}

/** The projects of the file. Throws where it is not such a file. */
export function decodeIndex({ types, tags, projects }: ProjectIndex): IndexedProject[] {
  return projects.map(([slug, title, summary, date, endDate, type, ownTags, cover, visibility, publishAt]) => ({
    slug,
    path: projectPath(slug),
    title,
    summary,
    date,
    endDate: endDate || null,
    type: types[type - 1] ?? null,
    tags: ownTags.map((tag) => tags[tag] ?? ""),
    cover: cover || null,
    visibility: visibility ?? PUBLIC,
    publishAt: publishAt || null,
  }))
}

function namesOf(lists: readonly string[][]): string[] {
  return [...new Set(lists.flat())]
}

function hiddenOf({ visibility, publishAt }: Omit<IndexedProject, "path">): [string, string | 0] | [] {
  return visibility === PUBLIC ? [] : [visibility, publishAt ?? 0]
}
