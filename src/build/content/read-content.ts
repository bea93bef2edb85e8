import { displayPath, projectFolders, readText } from "~/src/build/content/content-folder"
import type { ContentProblem } from "~/src/build/content/content-problem"
import { missingFile } from "~/src/build/content/missing-file"
import { PAGE_NAMES } from "~/src/build/content/page-schemas"
import { readPage } from "~/src/build/content/read-page"
import { readProject, type SlugClaim } from "~/src/build/content/read-project"
import { readSite } from "~/src/build/content/read-site"

/** Reads the whole content folder and tells everything that is wrong with it, all at once. */
export function contentProblems(root: string): ContentProblem[] {
  return [...readSite(root).problems, ...pageProblems(root), ...projectProblems(root)]
}

function pageProblems(root: string): ContentProblem[] {
  return PAGE_NAMES.flatMap((name) => {
    const text = readText(root, `${name}.md`)
    return text === null ? [missingFile(displayPath(`${name}.md`))] : readPage(root, name, text).problems
  })
}

function projectProblems(root: string): ContentProblem[] {
  const read = projectFolders(root).map((folder) => {
    const relativePath = `projects/${folder}/index.md`
    const text = readText(root, relativePath)
    if (text === null) return { claims: [], problems: [missingFile(displayPath(relativePath))] }
    return readProject(root, folder, text)
  })
  // Names before former names: a former name never takes an address away from a project that has it now.
  const claims = read
    .flatMap((project) => project.claims)
    .sort((a, b) => Number(a.field !== "slug") - Number(b.field !== "slug"))
  return [...read.flatMap(({ problems }) => problems), ...duplicateSlugs(claims)]
}

/** Two projects with one slug would be one page: the second one is told of the first. */
function duplicateSlugs(claims: readonly SlugClaim[]): ContentProblem[] {
  const first = new Map<string, SlugClaim>()
  return claims.flatMap((claim) => {
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
