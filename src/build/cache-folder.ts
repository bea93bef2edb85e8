import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

import { writeFileAtomic } from "~/src/build/write-file-atomic"

/** Outside of Gatsby's `.cache`, which Gatsby empties whenever a setting changes. */
export const CACHE_ROOT = path.join("node_modules", ".cache")

/** Returns a folder of files that one build keeps for the next. Its name is relative to `CACHE_ROOT`, or absolute. */
export function openCacheFolder(name: string) {
  const folder = path.isAbsolute(name) ? name : path.join(CACHE_ROOT, name)
  const list = () => (existsSync(folder) ? readdirSync(folder) : [])
  const remove = (file: string) => rmSync(path.join(folder, file), { force: true })
  return {
    list,
    remove,
    pathOf: (file: string) => path.join(folder, file),
    has: (file: string) => existsSync(path.join(folder, file)),
    read: (file: string) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file)) : null),
    write(file: string, content: Uint8Array | string) {
      mkdirSync(folder, { recursive: true })
      writeFileAtomic(path.join(folder, file), content)
    },
    /** Removes the files whose name, up to its first dot, is not given. */
    keepOnly(names: ReadonlySet<string>) {
      for (const file of list()) if (!names.has(file.split(".")[0] ?? "")) remove(file)
    },
  }
}
