import path from "node:path"

import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { COLLECTIONS } from "~/src/lib/addresses/paths"

import { namesBelow, type Resolved, resolveFile } from "./resolve-file"

/** Why a build cannot read an entry of a folder. `loop` is a link to a folder that contains it. */
export type Unreadable = Exclude<Resolved["kind"], "file" | "folder"> | "loop"

export type FoundFiles = {
  /** Paths from the folder, with forward slashes, sorted. */
  files: string[]
  /** Entries that a build cannot read, which would stop it without naming the mistake. */
  unreadable: { file: string; kind: Unreadable }[]
}

export type SiteFiles = { content: FoundFiles; static: FoundFiles }

/** Returns every file below a folder, or below one folder in it. Links that stay inside are followed. */
export function findFiles(root: string, below = ""): FoundFiles {
  const found: FoundFiles = { files: [], unreadable: [] }
  const search = (folder: string, above: readonly string[]) => {
    for (const name of namesBelow(root, folder)) {
      const file = path.posix.join(folder, name)
      const { kind, path: real } = resolveFile(root, file)
      if (kind === "file") found.files.push(file)
      else if (kind !== "folder") found.unreadable.push({ file, kind })
      else if (above.includes(real)) found.unreadable.push({ file, kind: "loop" })
      else search(file, [...above, real])
    }
  }
  search(below, [resolveFile(root, below).path])
  return { ...found, files: found.files.sort() }
}

/** Returns the files in the folder of a text and below by their paths from it. Those of entries are not of the pages. */
export function filesBelow(root: string, folder: string): string[] {
  const files = findFiles(root, folder).files.map((file) => path.posix.relative(folder, file))
  return folder === "" ? files.filter((file) => !COLLECTIONS.some((name) => file.startsWith(`${name}/`))) : files
}

/**
 * Returns the one of these files that a path of another site or program means: the one at the longest end of the path, else the
 * only one with its name; undefined for none.
 */
export function fileBeside(written: string, files: readonly string[]): string | undefined {
  const parts = decodeAddress(written).split(/[\\/]/)
  const ends = parts.map((_part, index) => parts.slice(index).join("/"))
  const nameOf = (file: string) => path.posix.basename(file).toLowerCase()
  const alike = files.filter((file) => nameOf(file) === parts.at(-1)?.toLowerCase())
  const same = alike.filter((file) => path.posix.basename(file) === parts.at(-1))
  return ends.find((end) => files.includes(end)) ?? [same, alike].find(({ length }) => length === 1)?.[0]
}
