import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import type { PageName } from "~/src/build/content/page-schemas"

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

/** The text of a file without a byte-order mark; null when there is no such file. */
export function readText(root: string, relativePath: string): string | null {
  const absolute = path.join(root, relativePath)
  return existsSync(absolute) ? readFileSync(absolute, "utf8").replace(/^\uFEFF/, "") : null
}

/** How a file is called in problems: seen from the project's root. */
export function displayPath(relativePath: string): string {
  return `${CONTENT_FOLDER}/${relativePath}`
}
