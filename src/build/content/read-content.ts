import { displayPath, projectFolders, RESUME_FILE, readNeededText } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { checkForeignIcon, type NamedIcon } from "~/src/build/content/named-icons"
import type { NamedPicture } from "~/src/build/content/named-pictures"
import { PAGE_NAMES } from "~/src/build/content/page-schemas"
import { readPage } from "~/src/build/content/read-page"
import { type ReadProject, readProject, type SlugClaim } from "~/src/build/content/read-project"
import { readResume } from "~/src/build/content/read-resume"
import { readSite } from "~/src/build/content/read-site"
import { checkReferences } from "~/src/build/content/references"
import { checkTagSpelling } from "~/src/build/content/rules/tag-spelling"
import type { SiteSettings } from "~/src/build/content/site-schema"

type ReadContent = { site: SiteSettings | null; pictures: NamedPicture[]; problems: ContentProblem[] }
type ReadPart = Omit<ReadContent, "site"> & { icons: NamedIcon[] }

const NOTHING = { pictures: [], icons: [] }

/** Reads the whole content folder: its settings, the pictures it names, and everything that is wrong, all at once. */
export function readContent(root: string): ReadContent {
  const { site, ...settings } = readSite(root)
  const parts = [settings, ...readPages(root), ...readLinked(root)]
  return {
    site,
    pictures: parts.flatMap(({ pictures }) => pictures),
    problems: parts.flatMap(({ icons, problems }) => [
      ...problems,
      ...icons.flatMap((icon) => checkForeignIcon(icon, site)),
    ]),
  }
}

function readPages(root: string): ReadPart[] {
  return PAGE_NAMES.map((name) => {
    const { text, problems } = readNeededText(root, `${name}.md`)
    if (text === null) return { ...NOTHING, problems }
    return { ...NOTHING, ...readPage(root, name, text) }
  })
}

/** The projects and the résumé, which name each other. */
function readLinked(root: string): ReadPart[] {
  const read = readProjects(root)
  const { jobIds, skillProjects, problems } = readResume(root)
  const related = read.flatMap((project) => project.related)
  const experience = read.flatMap((project) => project.experience)
  const tags = read.flatMap((project) => project.tags)
  const claims = read.flatMap((project) => project.claims)
  const slugs = claims.filter(({ field }) => field === "slug").map(({ slug }) => slug)
  const dangling = [
    ...checkReferences(experience, jobIds, {
      expected: `the id of a job in ${displayPath(RESUME_FILE)}`,
      otherwise: "give a job this id, or remove experience",
    }),
    ...checkReferences([...skillProjects, ...related], slugs, {
      expected: "the slug of a project",
      otherwise: "name a project that exists, or remove it",
    }),
  ]
  return [
    ...read,
    { ...NOTHING, problems: [...problems, ...duplicateSlugs(claims), ...dangling, ...checkTagSpelling(tags)] },
  ]
}

function readProjects(root: string): Omit<ReadProject, "project">[] {
  return projectFolders(root).map((folder) => {
    const { text, problems } = readNeededText(root, `projects/${folder}/index.md`)
    if (text === null) return { ...NOTHING, claims: [], tags: [], experience: [], related: [], problems }
    return readProject(root, folder, text)
  })
}

/** Two projects with one slug would be one page: the second one is told of the first. */
function duplicateSlugs(claims: readonly SlugClaim[]): ContentProblem[] {
  const first = new Map<string, SlugClaim>()
  // Names before former names: a former name never takes an address away from a project that has it now.
  const sorted = claims.toSorted((a, b) => Number(a.field !== "slug") - Number(b.field !== "slug"))
  return sorted.flatMap((claim) => {
    const { slug, field, file, line, column } = claim
    const other = first.get(slug)
    if (other === undefined) {
      first.set(slug, claim)
      return []
    }
    const found = `"${slug}", which ${other.file} has too`
    const isSlug = field === "slug"
    const expected = isSlug ? "a slug of its own for each project" : "a former slug that no project has"
    const fix = isSlug ? "change the slug of one of the two, or rename its folder" : `remove ${field}`
    return [{ file, line, column, field, found, expected, fix }]
  })
}
