import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"

/** What no site is made of by hand. */
const MADE = /^(?:\.git|\.github|node_modules|public|_site|dist|resources|vendor|\.[^/]+)(?:\/|$)/

/** Returns the files of a site from its folder, without those that programs make. */
export function filesOf(site: string): string[] {
  return listFiles(site)
    .map((file) => path.relative(site, file).split(path.sep).join("/"))
    .filter((file) => !MADE.test(file))
}

/** Returns the files that were not used, one a line; a folder of which nothing was used is one line. */
export function leftFiles(files: readonly string[], used: ReadonlySet<string>): string[] {
  const usedFolders = new Set([...used].flatMap((file) => foldersOf(file)))
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !used.has(name))) {
    const folder = foldersOf(file).find((name) => !usedFolders.has(name))
    const line = folder === undefined ? file : `${folder}/`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => (line.endsWith("/") ? `${line} (${count} files)` : line))
}

/** Returns the folders around a file, the outermost first. */
function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1)
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"))
}
