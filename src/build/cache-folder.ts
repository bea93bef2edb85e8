import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** It is not in `.cache`, because Gatsby empties that folder whenever a setting changes. */
export const CACHE_ROOT = path.join("node_modules", ".cache")

/** Returns a folder of files that one build keeps for the next. Its name is relative to `CACHE_ROOT`, or absolute. */
export function openCacheFolder(name: string) {
  const folder = path.isAbsolute(name) ? name : path.join(CACHE_ROOT, name)
  const pathOf = (file: string) => path.join(folder, file)
  const has = (file: string) => existsSync(pathOf(file))
  const list = () => (existsSync(folder) ? readdirSync(folder) : [])
  const remove = (file: string) => rmSync(pathOf(file), { force: true })
  const read = (file: string) => (has(file) ? readFileSync(pathOf(file)) : null)
  return {
    ...{ pathOf, has, list, remove, read },
    /** Returns null from a damaged file, too: what it held is made again. */
    readJson(file: string): unknown {
      try {
        return JSON.parse(read(file)?.toString() ?? "null")
      } catch {
        return null
      }
    },
    /** Writes a file under another name first, so that a build that is killed leaves no incomplete file. */
    write(file: string, content: Uint8Array | string) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(pathOf(`${file}.part`), content)
      renameSync(pathOf(`${file}.part`), pathOf(file))
    },
    /** The names have no extension. */
    keepOnly(names: ReadonlySet<string>) {
      for (const file of list()) if (!names.has(file.split(".")[0] ?? "")) remove(file)
    },
  }
}
