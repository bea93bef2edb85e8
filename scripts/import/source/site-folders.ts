import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { isBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"

import type { SourceFolder } from "./kinds"

/** Folders in the content of Hugo with lists of terms or people, and parts of pages. */
export const NO_SECTION = /^(?:[._].*|authors?|admin|categories|home|people|publications?|series|tags)$/
/** Folders of a site that Jekyll reads. */
const READ_FOLDER = /^(?![._~#]|node_modules$|vendor$)/

/** Returns the closest folder from a path upwards that has one of the folders, around the path or in it; else the path. */
export function siteAbove(start: string, folders: readonly SourceFolder[]): string {
  for (let site = start; site !== path.dirname(site); site = path.dirname(site)) {
    const named = folders.filter((folder) => folder.path !== "")
    const inner = named.map((folder) => path.join(site, folder.path)).filter((folder) => existsSync(folder))
    if (inner.some((folder) => isBelow(start, folder) || isBelow(folder, start))) return site
  }
  return start
}

/** Returns the folders around a file up to one of them, the closest first. */
export function foldersAbove(file: string, top: string): string[] {
  const folder = path.dirname(file)
  return isBelow(folder, top) ? [folder, ...foldersAbove(folder, top)] : []
}

/** Returns whether a file is in a site. One to which only a link out of the site leads is not (S6). */
export function isFileIn(file: string, site: string): boolean {
  return isBelow(file, site) && resolveFile(site, path.relative(site, file)).kind === "file"
}

/** Returns whether a file or folder that decides what is imported is there. Throws an OwnerError if it is a link out of the site (S6). */
export function isPartOfSite(file: string, site: string): boolean {
  const { kind } = resolveFile(site, path.relative(site, file))
  if (kind === "outside")
    throw new OwnerError(`${file} leads out of ${site}. Replace the link with a copy of its target.`)
  return kind === "file" || kind === "folder"
}

/** Returns the folders with those that a site may name itself: the categories of Jekyll (`news/_posts`), and the sections of Hugo. */
export function withOwnFolders(site: string, folders: readonly SourceFolder[]): SourceFolder[] {
  return folders.flatMap((folder): SourceFolder[] => {
    const isOfPosts = folder.system === "jekyll" && /^_(?:posts|drafts)$/.test(folder.path)
    if (isOfPosts) return readFolders(site).map((name) => ({ ...folder, path: path.join(name, folder.path) }))
    if (folder.system !== "hugo" || folder.becomes !== "pages") return [folder]
    const sections = foldersIn(path.join(site, folder.path)).filter((name) => !NO_SECTION.test(name))
    const paths = sections.map((name) => path.join(folder.path, name))
    // A folder with an index is one page with its files.
    const isBundle = (name: string) => readdirSync(path.join(site, name)).some((one) => one.startsWith("index."))
    const unknown = paths.filter((name) => !folders.some((one) => one.path === name) && !isBundle(name))
    return [...unknown.map((name) => ({ ...folder, path: name, becomes: "notes" as const })), folder]
  })
}

function foldersIn(folder: string): string[] {
  const inside = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return inside.filter((one) => one.isDirectory()).map(({ name }) => name)
}

function readFolders(site: string, name = ""): string[] {
  if (!statSync(site).isDirectory()) return [name]
  const inner = foldersIn(path.join(site, name)).filter((one) => READ_FOLDER.test(one))
  return [name, ...inner.flatMap((one) => readFolders(site, path.join(name, one)))]
}
