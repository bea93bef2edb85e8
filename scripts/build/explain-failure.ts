import { existsSync, statfsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"

const FULL_BELOW_BYTES = 16 * 1024 * 1024

/** Returns whether so little space is left on the disk of a folder that this may be why a build failed. */
export function isDiskFull(directory: string) {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < FULL_BELOW_BYTES
}

/** Returns a sentence about an error of the file system, with the way out. */
export function explain({ code, message, path: absolute }: NodeJS.ErrnoException) {
  const file = absolute === undefined ? "A file" : path.relative(ROOT, absolute)
  if (code === "ENOSPC") return `${file} could not be written.`
  if (code === "EACCES" || code === "EPERM") return `${file} cannot be read. Allow your user to read it.`
  if (code === "ENOENT") return `${file} does not exist, or is a link to a file that does not exist.`
  if (code?.startsWith("ERR_FS_CP_")) return `${file} is neither a file nor a folder. Remove it.`
  return `${file}: ${message}`
}
