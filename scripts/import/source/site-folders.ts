import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { isBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"

import type { SourceFolder } from "./kinds"

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

/** Jekyll also reads the posts in the folders of categories: `news/_posts`. */
export function withCategories(site: string, folders: readonly SourceFolder[]): SourceFolder[] {
  return folders.flatMap((folder) => {
    const isOfPosts = folder.system === "jekyll" && /^_(?:posts|drafts)$/.test(folder.path)
    return isOfPosts ? readFolders(site).map((name) => ({ ...folder, path: path.join(name, folder.path) })) : [folder]
  })
}

function readFolders(site: string, name = ""): string[] {
  if (!statSync(site).isDirectory()) return [name]
  const inside = readdirSync(path.join(site, name), { withFileTypes: true })
  const inner = inside.filter((one) => one.isDirectory() && READ_FOLDER.test(one.name))
  return [name, ...inner.flatMap((one) => readFolders(site, path.join(name, one.name)))]
}
