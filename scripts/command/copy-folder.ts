import { cpSync, lstatSync, readdirSync, readlinkSync, realpathSync, symlinkSync } from "node:fs"
import path from "node:path"

import { isBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"

/**
 * Copies one of the owner's folders. A link inside leads to the copy of what it leads to, any other to where it led, so that the check
 * of the copy finds what that of the folder finds. Times stay, because Gatsby recognises an unchanged file by them.
 */
export function copyFolder(from: string, to: string): void {
  const real = realpathSync(from)
  const isLink = (file: string) => lstatSync(file).isSymbolicLink()
  cpSync(real, to, { recursive: true, preserveTimestamps: true, filter: (file) => !isLink(file) })
  const links = readdirSync(real, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  for (const { parentPath, name } of links) {
    const link = path.join(parentPath, name)
    const { kind, path: found } = resolveFile(real, path.relative(real, link))
    const isThere = kind === "file" || kind === "folder"
    const target = isThere ? found : path.resolve(path.dirname(link), readlinkSync(link))
    const copied = isBelow(target, real) ? path.join(path.resolve(to), path.relative(real, target)) : target
    symlinkSync(copied, path.join(to, path.relative(real, link)))
  }
}
