import { projectPath } from "~/src/lib/addresses/paths"

/** A file, not a page: requests need the base path. */
export const PROJECT_INDEX_PATH = "/project-index.json"

/** A project as the search knows it. Its cover is the address of the smallest version, and after a `#` its focus. */
export type IndexedProject = Omit<Queries.ProjectSummaryFragment, "cover"> & { slug: string; cover: string | null }

export type ProjectIndex = ReturnType<typeof encodeIndex>

const PUBLIC = "public"

/** Encodes projects compactly: tags and types as indices into lists of names. Types count from 1; 0 means missing. */
export function encodeIndex(projects: readonly Omit<IndexedProject, "path">[]) {
  const types = [...new Set(projects.flatMap(({ type }) => type ?? []))]
  const tags = [...new Set(projects.flatMap((project) => project.tags))]
  const rows = projects.map((project) => {
    const { slug, title, summary, date, endDate, cover, visibility, publishAt } = project
    const type = types.indexOf(project.type ?? "") + 1
    const ownTags = project.tags.map((tag) => tags.indexOf(tag))
    const hidden = visibility === PUBLIC ? [] : [visibility, publishAt ?? ""]
    const other =
      project.lang === null ? hidden : [hidden[0] ?? "", hidden[1] ?? "", project.lang, project.languageName]
    return [slug, title, summary, date, endDate ?? 0, type, ownTags, cover ?? 0, ...other] as const
  })
  return { types, tags, projects: rows }
}

/** Decodes the file's projects. Throws if it is not a project index. */
export function decodeIndex({ types, tags, projects }: ProjectIndex): IndexedProject[] {
  return projects.map(
    ([slug, title, summary, date, endDate, type, ownTags, cover, visibility, publishAt, lang, languageName]) => ({
      slug,
      path: projectPath(slug),
      title,
      summary,
      date,
      endDate: endDate || null,
      type: types[type - 1] ?? null,
      tags: ownTags.map((tag) => tags[tag] ?? ""),
      cover: cover || null,
      visibility: visibility || PUBLIC,
      publishAt: publishAt || null,
      lang: lang || null,
      languageName: languageName || null,
    }),
  )
}
