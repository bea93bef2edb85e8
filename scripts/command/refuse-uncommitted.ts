import { spawnSync } from "node:child_process"

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
