import { execFileSync } from "node:child_process"

const IDENTITY = ["-c", "user.name=Ada", "-c", "user.email=ada@ada.test"]

/** Puts a folder under version control, with one commit of all its files. */
export function commitFolder(cwd: string): void {
  for (const args of [
    ["init", "-q"],
    ["-c", "core.autocrlf=false", "add", "."],
    [...IDENTITY, "commit", "-qm", "A commit"],
  ]) {
    execFileSync("git", args, { cwd })
  }
}
