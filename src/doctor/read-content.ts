import { type ContentProblem, isError } from "~/src/doctor/content-problem"
import { checkStrayFiles } from "~/src/doctor/files/stray-files"
import { checkForeignIcon, type NamedIcon } from "~/src/doctor/icons/check-icons"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { checkInternalLinks } from "~/src/doctor/links/internal-links"
import { rememberFields } from "~/src/doctor/links/known-projects"
import { listLinkTargets, type TextPage } from "~/src/doctor/links/link-targets"
import { checkReferences } from "~/src/doctor/links/references"
import { checkSlugClaims } from "~/src/doctor/links/slug-claims"
import { checkTagSpelling } from "~/src/doctor/links/tag-spelling"
import { displayPath, projectFolders, RESUME_FILE, readNeededText } from "~/src/doctor/readers/content-folder"
import { readPage } from "~/src/doctor/readers/read-page"
import { type ReadProject, readProject, unreadProject } from "~/src/doctor/readers/read-project"
import { readResume } from "~/src/doctor/readers/read-resume"
import { readSite } from "~/src/doctor/readers/read-site"
import { PAGE_NAMES, PAGE_PATHS } from "~/src/doctor/schemas/page-schemas"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { jobAnchor } from "~/src/lib/paths"

type ReadContent = { site: SiteSettings | null; pictures: NamedPicture[]; problems: ContentProblem[] }
type ReadPart = Omit<ReadContent, "site"> & { icons: NamedIcon[]; pages: TextPage[] }

const TO_PROJECT = { expected: "the slug of a project", otherwise: "name a project that exists, or remove it" }
const NOTHING = { pictures: [], icons: [], pages: [] }

/** Reads the whole content folder: its settings, the pictures it names, and everything that is wrong, all at once. */
export function readContent(root: string): ReadContent {
  const { site, ...settings } = readSite(root)
  const { jobIds, skillProjects, problems: resumeProblems } = readResume(root)
  const parts: ReadPart[] = [
    { ...NOTHING, ...settings },
    { ...NOTHING, problems: resumeProblems },
    ...readPages(root, jobIds),
    ...readLinked(root, { jobIds, skillProjects }),
  ]
  const pages = parts.flatMap((part) => part.pages)
  const targets = listLinkTargets(root, pages)
  const pictures = parts.flatMap((part) => part.pictures)
  const problems = parts.flatMap((part) => part.problems)
  const unread = problems.filter(isError).map(({ file }) => file)
  return {
    site,
    pictures,
    problems: [
      ...problems,
      ...parts.flatMap(({ icons }) => icons.flatMap((icon) => checkForeignIcon(icon, site))),
      ...pages.flatMap((page) => checkInternalLinks(page, targets)),
      ...checkStrayFiles(root, { pictures, unread }),
    ],
  }
}

function readPages(root: string, jobIds: readonly string[]): ReadPart[] {
  return PAGE_NAMES.map((name) => {
    const { text, problems } = readNeededText(root, `${name}.md`)
    const read = text === null ? { ...NOTHING, markdown: null, problems } : readPage(root, name, text)
    const ids = name === "about" ? jobIds.map(jobAnchor) : []
    return { ...NOTHING, ...read, pages: [{ paths: [PAGE_PATHS[name]], markdown: read.markdown, isPublic: true, ids }] }
  })
}

type LinkedResume = Pick<ReturnType<typeof readResume>, "jobIds" | "skillProjects">

/** The projects; they and the résumé name each other. */
function readLinked(root: string, { jobIds, skillProjects }: LinkedResume): ReadPart[] {
  const read = readProjects(root)
  const experience = read.flatMap((project) => project.experience)
  const tags = read.flatMap((project) => project.tags)
  const claims = read.flatMap((project) => project.claims)
  const slugs = claims.filter(({ field }) => field === "slug").map(({ slug }) => slug)
  const dangling = [
    ...checkReferences(experience, jobIds, {
      expected: `the id of a job in ${displayPath(RESUME_FILE)}`,
      otherwise: "give a job this id, or remove experience",
    }),
    ...checkReferences(skillProjects, slugs, TO_PROJECT),
    ...read.flatMap(({ slug, related }) =>
      checkReferences(
        related,
        slugs.filter((other) => other !== slug),
        TO_PROJECT,
      ),
    ),
  ]
  return [
    ...read.map((project) => ({ ...project, pages: [project.page] })),
    { ...NOTHING, problems: [...checkSlugClaims(claims), ...dangling, ...checkTagSpelling(tags)] },
  ]
}

function readProjects(root: string): Omit<ReadProject, "project">[] {
  return projectFolders(root).map((folder) => {
    const { text, problems } = readNeededText(root, `projects/${folder}/index.md`)
    if (text === null) return unreadProject(folder, problems)
    const read = readProject(root, folder, text)
    rememberFields(root, folder, text, read)
    return read
  })
}
