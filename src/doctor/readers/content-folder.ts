import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { missingFile } from "~/src/doctor/files/missing-file"
import type { PageName } from "~/src/doctor/schemas/page-schemas"
import { decodeText } from "~/src/doctor/text/encoding"

export const SITE_FILE = "site.yaml"
export const RESUME_FILE = "resume.json"

/** The folder that holds all that the owner owns, as named in problems. */
export const CONTENT_FOLDER = "content"

const PROJECT_FILE = /^projects\/([^/]+)\/index\.md$/
const PAGE_FILE = /^(home|about|privacy)\.md$/

export type ContentKind = { kind: "project"; folder: string } | { kind: "page"; name: PageName } | null

/** What a file is for, told by its path inside the content folder. */
export function contentKind(relativePath: string): ContentKind {
  const folder = PROJECT_FILE.exec(relativePath)?.[1]
  if (folder !== undefined) return { kind: "project", folder }
  const name = PAGE_FILE.exec(relativePath)?.[1]
  return name === undefined ? null : { kind: "page", name: name as PageName }
}

/** The project folders, in the order of their names; none when there is no projects folder yet. */
export function projectFolders(root: string): string[] {
  const projects = path.join(root, "projects")
  if (!existsSync(projects)) return []
  return readdirSync(projects, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort()
}

type ReadText = { text: string | null; problems: ContentProblem[] }

/** The text of a file; null when there is no such file, or when it is not UTF-8, which is told. */
export function readText(root: string, relativePath: string): ReadText {
  const absolute = path.join(root, relativePath)
  if (!isFile(absolute)) return { text: null, problems: [] }
  return decodeText(displayPath(relativePath), readFileSync(absolute))
}

/** The same for a file that the site cannot be built without: that there is none is told, too. */
export function readNeededText(root: string, relativePath: string): ReadText {
  const { text, problems } = readText(root, relativePath)
  if (text !== null || problems.length > 0) return { text, problems }
  return { text, problems: [missingFile(displayPath(relativePath))] }
}

function isFile(absolute: string): boolean {
  return existsSync(absolute) && statSync(absolute).isFile()
}

/** How a file is called in problems: seen from the project's root. */
export function displayPath(relativePath: string): string {
  return `${CONTENT_FOLDER}/${relativePath}`
}
