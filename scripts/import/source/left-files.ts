import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"
import { publishedKind } from "~/src/doctor/readers/files/published-types"

/** What no site is made of by hand. Other kinds keep files of their own in `public`. */
const MADE = /^(?:\.git|\.github|node_modules|_site|dist|resources|vendor|\.[^/]+)(?:\/|$)/
const BUILDS_INTO_PUBLIC = /^(?:hugo|bchiang7)/

/** Returns the files of a site from its folder, without those that programs make. */
export function filesOf(site: string, kind: string): string[] {
  return listFiles(site)
    .map((file) => path.relative(site, file).split(path.sep).join("/"))
    .filter((file) => !MADE.test(file) && !(file.startsWith("public/") && BUILDS_INTO_PUBLIC.test(kind)))
}

/** The most files of a folder that its line names; documents before pictures and code. */
const MOST_NAMES = 5

/** Returns the files that were not used, one a line; a folder of which nothing was used is one line. */
export function leftFiles(files: readonly string[], used: ReadonlySet<string>): string[] {
  const usedFolders = new Set([...used].flatMap((file) => foldersOf(file)))
  const lines = new Map<string, string[]>()
  for (const file of files.filter((name) => !used.has(name))) {
    const folder = foldersOf(file).find((name) => !usedFolders.has(name))
    const line = folder === undefined ? file : `${folder}/`
    lines.set(line, [...(lines.get(line) ?? []), file.slice(line.length)])
  }
  return [...lines].map(([line, names]) => {
    const isData = (name: string) => publishedKind(name) === "data"
    const first = names.toSorted((a, b) => Number(isData(b)) - Number(isData(a))).slice(0, MOST_NAMES)
    const named = first.join(", ") + (names.length > MOST_NAMES ? ", …" : "")
    return line.endsWith("/") ? `${line} (${names.length} ${names.length === 1 ? "file" : "files"}: ${named})` : line
  })
}

/** Returns the folders around a file, the outermost first. */
function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1)
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"))
}
