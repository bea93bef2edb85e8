import { spawnSync } from "node:child_process"

import { OwnerError } from "./run-command"

/** For commits that no branch keeps: they need an author, even if the owner has not set a name. */
const ANYONE = ["-c", "user.name=update", "-c", "user.email=update@localhost"]

/** No file of a release runs as a hook: a relative `core.hooksPath` of the owner leads into the checkout. */
const WITHOUT_HOOKS = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"]

/** Returns the output without the last line break. Throws an OwnerError with git's own message. */
export function git(cwd: string, args: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnGit(cwd, args, input)
  if (status !== 0) throw new OwnerError(stderr.trim() || `git ${args.join(" ")} failed.`)
  return stdout.replace(/\n$/, "")
}

/** Returns null if git fails. */
export function tryGit(cwd: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnGit(cwd, args)
  return status === 0 ? stdout.replace(/\n$/, "") : null
}

/** Returns whether a commit is in the history of another one, or is that. */
export function isIn(cwd: string, commit: string, history: string): boolean {
  return tryGit(cwd, ["merge-base", "--is-ancestor", commit, history]) !== null
}

/** Makes a commit that no branch contains, and returns its hash. */
export function temporaryCommit(cwd: string, tree: string, parents: readonly string[]): string {
  const from = parents.flatMap((parent) => ["-p", parent])
  return git(cwd, [...ANYONE, "commit-tree", tree, ...from, "-m", "temporary"])
}

/** Merges a commit into the checked-out one without a commit. Returns whether there were no conflicts. */
export function mergeWithoutCommit(cwd: string, commit: string): boolean {
  // A folder that the template renamed must not move files that the owner added to it.
  const settings = [...ANYONE, "-c", "merge.directoryRenames=false", "-c", "rerere.enabled=false"]
  const merge = spawnGit(cwd, [...settings, "merge", "--no-commit", "--no-ff", "--quiet", commit])
  if (merge.status !== 0 && git(cwd, ["ls-files", "--unmerged"]) === "") throw new OwnerError(merge.stderr.trim())
  return merge.status === 0
}

function spawnGit(cwd: string, args: readonly string[], input = "") {
  const options = { cwd, input, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY } as const
  return spawnSync("git", [...WITHOUT_HOOKS, ...args], options)
}
