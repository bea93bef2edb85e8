import { spawnSync } from "node:child_process"
import { realpathSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"

import { OWNED_FOLDERS } from "./folders"
import { OwnerError } from "./run-command"

/** What to do in a folder from a zip file. */
const START_GIT = 'Put it under version control: git init && git add . && git commit -m "My site"'

/** Throws an OwnerError that lists uncommitted files below the folders: only a commit can undo a command that changes them. */
export function refuseUncommitted(folders: readonly string[], cwd: string, otherwise = ""): void {
  const args = ["status", "--porcelain", "--untracked-files=all", "--", ...folders]
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8" })
  if (status !== 0) {
    throw new OwnerError(
      `This folder is not a git repository, so the changes could not be undone.${otherwise} ${START_GIT}`,
    )
  }
  if (stdout.trim() === "") return
  throw new OwnerError(`Commit these files first, then run the command again.${otherwise}\n${stdout.trimEnd()}`)
}

/** Throws an OwnerError that lists the links out of the owner's folders: a command would write what they lead to (S6). */
export function refuseLinksOut(root: string): void {
  const links = OWNED_FOLDERS.flatMap((folder) => {
    const outside = findFiles(path.join(root, folder)).unreadable.filter(({ kind }) => kind === "outside")
    return outside.map(({ file }) => `${folder}/${file}`)
  })
  if (links.length === 0) return
  const reason = "These links lead out of their folder. Replace each with a copy of its target:"
  throw new OwnerError([reason, ...links].join("\n"))
}

/** Throws an OwnerError that lists the files that git does not keep: ignored ones, and links to files elsewhere. */
export function refuseUntracked(files: readonly string[], folder: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8", maxBuffer: Infinity })
  const tracked = new Set(stdout.split("\0").map((file) => path.join(realpathSync(folder), file)))
  const others = files.filter((file) => !tracked.has(realpathSync(path.join(folder, file))))
  if (others.length === 0) return
  const reason = "Git ignores these files, or a link leads to them, so the changes could not be undone."
  throw new OwnerError([`${reason} Put them under version control, or move them away:`, ...others].join("\n"))
}
