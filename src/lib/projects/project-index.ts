import { projectPath } from "~/src/lib/addresses/paths"

/** A file, not a page: requests need the base path. */
export const PROJECT_INDEX_PATH = "/project-index.json"

/** A project as the search knows it. */
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

/** Tags and types are indices into the lists of names, those of types counted from 1; 0 stands for a missing value. */
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

/** Encodes projects compactly: the file is loaded before every search. */
export function encodeIndex(projects: readonly Omit<IndexedProject, "path">[]): ProjectIndex {
  const types = [...new Set(projects.flatMap(({ type }) => type ?? []))]
  const tags = [...new Set(projects.flatMap((project) => project.tags))]
  const rows = projects.map((project): Row => {
    const { slug, title, summary, date, endDate, type, cover, visibility, publishAt } = project
    const ownTags = project.tags.map((tag) => tags.indexOf(tag))
    const ownType = type === null ? 0 : types.indexOf(type) + 1
    const hidden: [string, string | 0] | [] = visibility === PUBLIC ? [] : [visibility, publishAt ?? 0]
    return [slug, title, summary, date, endDate ?? 0, ownType, ownTags, cover ?? 0, ...hidden]
  })
  return { types, tags, projects: rows }
}

/** Decodes the file's projects. Throws if it is not a project index. */
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
