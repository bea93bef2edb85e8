import { type Dirent, readdirSync } from "node:fs"
import path from "node:path"

/** Returns all entries below a folder. A link is one of them: from Node.js 22 on, a recursive `readdirSync` also lists what is behind it. */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : entry,
  )
}
