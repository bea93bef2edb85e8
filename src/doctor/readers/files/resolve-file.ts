import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs"
import path from "node:path"

/** `broken` is a link that leads to nothing, `refused` what the system does not open for this user. */
type Kind = "file" | "folder" | "other" | "nothing" | "broken" | "refused" | "outside"

export type Resolved = {
  kind: Kind
  /** Its real path; for what cannot be opened the path as it was named. */
  path: string
  /** The same from the folder, with forward slashes. */
  name: string
}

/**
 * Returns what a name below a folder leads to, through links. Every file of the owner is found here: what is `outside` of the folder,
 * by `..`, a drive or a link in any part of the name, is never opened (S6).
 * @param name with slashes; a backslash counts as one, because it is one on Windows
 */
export function resolveFile(root: string, name: string): Resolved {
  const absolute = path.resolve(root, name)
  const as = (kind: Kind, at = absolute, from = root): Resolved => {
    return { kind, path: at, name: path.relative(from, at).split(path.sep).join("/") }
  }
  if (leavesFolder(name)) return as("outside")
  try {
    const [real, realRoot] = [realpathSync.native(absolute), realpathSync.native(root)]
    return isBelow(real, realRoot) ? as(openableKind(real), real, realRoot) : as("outside")
  } catch (error) {
    const isRefused = (error as NodeJS.ErrnoException).code === "EACCES"
    return as(isRefused ? "refused" : missingKind(path.resolve(root), absolute))
  }
}

/** Returns null if the name leads to anything but a file. */
export function readFileBelow(root: string, name: string): Buffer | null {
  const { kind, path: real } = resolveFile(root, name)
  return kind === "file" ? readFileSync(real) : null
}

/** Returns the names sorted; none if the name leads to anything but a folder. */
export function namesBelow(root: string, name = ""): string[] {
  const { kind, path: real } = resolveFile(root, name)
  return kind === "folder" ? readdirSync(real).sort() : []
}

/** Returns the paths from `root` of the files in a folder, sorted. */
export function filesIn(root: string, folder: string): string[] {
  const files = namesBelow(root, folder).map((name) => path.posix.join(folder, name))
  return files.filter((file) => resolveFile(root, file).kind === "file")
}

/** Returns whether a name, as written, leads out of the folder that it is in. */
export function leavesFolder(name: string): boolean {
  const normal = path.win32.normalize(name)
  return /^\.\.(\\|$)/.test(normal) || path.win32.isAbsolute(normal) || /^[a-z]:/i.test(normal)
}

/** Returns whether an absolute path is that of a folder, or below it. */
export function isBelow(absolute: string, folder: string): boolean {
  const relative = path.relative(folder, absolute)
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}

/** Throws if the system refuses to open it. */
function openableKind(real: string): "file" | "folder" | "other" {
  const stats = statSync(real)
  if (stats.isFile()) closeSync(openSync(real, "r"))
  if (stats.isDirectory()) accessSync(real, constants.R_OK | constants.X_OK)
  return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other"
}

/** Returns what keeps a path from being there: the part of it that is the last to exist may be a link. */
function missingKind(root: string, absolute: string): "nothing" | "broken" | "outside" {
  for (let part = absolute; isBelow(part, root); part = path.dirname(part)) {
    try {
      lstatSync(part)
    } catch {
      continue
    }
    try {
      return isBelow(realpathSync.native(part), realpathSync.native(root)) ? "nothing" : "outside"
    } catch {
      return "broken"
    }
  }
  return "nothing"
}
