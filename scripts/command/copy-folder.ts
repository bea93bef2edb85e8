import { cpSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from "node:fs"
import path from "node:path"

import { entriesBelow } from "~/src/doctor/readers/files/entries-below"
import { isBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"

/**
 * Copies one of the owner's folders. A link inside leads to the copy of what it leads to, any other to where it led, so that the check
 * of the copy finds what that of the folder finds. Times stay, because Gatsby recognises an unchanged file by them.
 */
export function copyFolder(from: string, to: string): void {
  const real = realpathSync(from)
  const isLink = (file: string) => lstatSync(file).isSymbolicLink()
  // A folder that is there keeps its mode: a copy of a read-only one could not be removed.
  mkdirSync(to, { recursive: true })
  cpSync(real, to, { recursive: true, preserveTimestamps: true, filter: (file) => !isLink(file) })
  for (const { parentPath, name } of entriesBelow(real).filter((entry) => entry.isSymbolicLink())) {
    const link = path.join(parentPath, name)
    const { kind, path: found } = resolveFile(real, path.relative(real, link))
    const isThere = kind === "file" || kind === "folder"
    const target = isThere ? found : path.resolve(path.dirname(link), readlinkSync(link))
    const copied = isBelow(target, real) ? path.join(path.resolve(to), path.relative(real, target)) : target
    symlinkSync(copied, path.join(to, path.relative(real, link)))
  }
}
