import path from "node:path"

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
