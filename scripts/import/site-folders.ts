import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"

import type { SourceFolder } from "./kinds"

/** Folders of a site that Jekyll reads. */
const READ_FOLDER = /^(?![._~#]|node_modules$|vendor$)/

/** Returns the closest folder from a path upwards that has one of the folders, around the path or in it; else the path. */
export function siteAbove(start: string, folders: readonly SourceFolder[]): string {
  for (let site = start; site !== path.dirname(site); site = path.dirname(site)) {
    const inner = folders.map((folder) => path.join(site, folder.path)).filter((folder) => existsSync(folder))
    if (inner.some((folder) => isIn(start, folder) || isIn(folder, start))) return site
  }
  return start
}

/** Returns whether a path is another one, or below it. */
export function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep)
}

/** Returns the folders around a file, the closest first. */
export function foldersAbove(file: string): string[] {
  const folder = path.dirname(file)
  return folder === file ? [] : [folder, ...foldersAbove(folder)]
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
