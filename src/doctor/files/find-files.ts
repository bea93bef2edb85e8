import { accessSync, closeSync, constants, openSync, readdirSync, realpathSync, statSync } from "node:fs"
import path from "node:path"

import type { Diagnostic } from "~/src/doctor/diagnostic"

type Kind = "file" | "folder" | "other" | "nothing" | "refused"
type Message = Pick<Diagnostic, "message" | "fix">

export type FoundFiles = {
  /** Paths from the folder, with forward slashes, sorted. */
  files: string[]
  /** Entries that a build cannot read, which would stop it without naming the mistake. */
  unreadable: (Message & { file: string })[]
}

/** The owner's files: the content, and what is published unchanged. */
export type SiteFiles = { content: FoundFiles; static: FoundFiles }

const LOOP = { message: "The link leads to a folder that contains the link.", fix: "Remove the link." }
const REFUSED = { message: "The folder cannot be read.", fix: "Give your user permission to read it." }
export const NO_PERMISSION = {
  message: "The file cannot be read.",
  fix: "Give your user permission to read it, e.g. with chmod u+r, or copy it again.",
}
const UNREADABLE: Record<Exclude<Kind, "file" | "folder">, Message> = {
  refused: NO_PERMISSION,
  nothing: { message: "The link leads to no file.", fix: "Replace the link by the file, or remove it." },
  other: { message: "This is neither a file nor a folder, but a device or a pipe.", fix: "Remove it." },
}

/** Returns every file in a folder and its subfolders, but for one of these. Links are followed, as builds follow them. */
export function findFiles(root: string, ignored?: string): FoundFiles {
  const found: FoundFiles = { files: [], unreadable: [] }
  const search = (folder: string, above: readonly string[]) => {
    const real = realpathSync(path.join(root, folder))
    if (above.includes(real)) return found.unreadable.push({ file: folder, ...LOOP })
    if (!isReadable(real)) return found.unreadable.push({ file: folder, ...REFUSED })
    const names = entriesOf(real).filter((name) => path.posix.join(folder, name) !== ignored)
    for (const name of names.sort()) {
      const file = path.posix.join(folder, name)
      const kind = readableKind(path.join(root, file))
      if (kind === "folder") search(file, [...above, real])
      else if (kind === "file") found.files.push(file)
      else found.unreadable.push({ file, ...UNREADABLE[kind] })
    }
  }
  if (kindOnDisk(root) === "folder") search("", [])
  return { ...found, files: found.files.sort() }
}

/** Returns the names in a folder; none if there is no such folder, or it cannot be read. */
export function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns what a path leads to, through links: nothing if a link in it is broken, or leads to itself. */
export function kindOnDisk(absolute: string): Kind {
  try {
    const stats = statSync(absolute)
    if (stats.isFile()) return "file"
    return stats.isDirectory() ? "folder" : "other"
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES" ? "refused" : "nothing"
  }
}

/** Returns what a path leads to; a file that the system does not open for this user is refused. */
export function readableKind(absolute: string): Kind {
  const kind = kindOnDisk(absolute)
  if (kind !== "file") return kind
  try {
    closeSync(openSync(absolute, "r"))
    return kind
  } catch {
    return "refused"
  }
}
