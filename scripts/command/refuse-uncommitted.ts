import { spawnSync } from "node:child_process"
import { realpathSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "./run-command"

/** Throws an OwnerError that lists uncommitted files below the folders: only a commit can undo a command that changes them. */
export function refuseUncommitted(folders: readonly string[], cwd: string, otherwise = ""): void {
  const args = ["status", "--porcelain", "--untracked-files=all", "--", ...folders]
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8" })
  if (status !== 0) {
    throw new OwnerError(`This folder is not a git repository, so the changes could not be undone.${otherwise}`)
  }
  if (stdout.trim() === "") return
  throw new OwnerError(`Commit these files first, then run the command again.${otherwise}\n${stdout.trimEnd()}`)
}

/**
 * Throws an OwnerError that lists those of the files below a folder that git does not keep: ignored ones, and links to
 * files elsewhere.
 */
export function refuseUntracked(files: readonly string[], folder: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8", maxBuffer: Infinity })
  const tracked = new Set(stdout.split("\0").map((file) => path.join(realpathSync(folder), file)))
  const others = files.filter((file) => !tracked.has(realpathSync(path.join(folder, file))))
  if (others.length === 0) return
  const reason = "Git ignores these files, or a link leads to them, so the changes could not be undone."
  throw new OwnerError([`${reason} Put them under version control, or move them away:`, ...others].join("\n"))
}
