import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { git, mergeWithoutCommit, temporaryCommit } from "~/scripts/command/git"

import { isOwned, listTree, OWNERS_TEXTS, TEMPLATE_FILE } from "./template-release"

/**
 * Checks out the owner's commit `before` in a new worktree and merges the code of a release, with the base as the common ancestor, whatever
 * the history. The files that belong to the owner are the same on all sides. Returns the files with conflicts that the owner has to
 * resolve, and those that the template changed, but that stay as the owner has them: removed, or with a text of their own.
 */
export function mergeRelease(
  root: string,
  worktree: string,
  { before, base, release }: { before: string; base: string; release: string },
): ReturnType<typeof resolve> {
  const ancestor = temporaryCommit(root, withOwnedFiles(root, base, before), [])
  const ours = temporaryCommit(root, git(root, ["rev-parse", `${before}^{tree}`]), [ancestor])
  const theirs = temporaryCommit(root, withOwnedFiles(root, release, before), [ancestor])
  git(root, ["worktree", "add", "--quiet", "--detach", worktree, ours])
  return mergeWithoutCommit(worktree, theirs) ? { conflicts: [], kept: [] } : resolve(worktree)
}

/** Returns the tree of a commit with the owner's files, as another commit has them, instead of its own. */
function withOwnedFiles(root: string, commit: string, owners: string): string {
  const code = listTree(root, commit).filter(({ name }) => !isOwned(name))
  const owned = listTree(root, owners).filter(({ name }) => isOwned(name))
  return git(root, ["mktree", "-z"], [...code, ...owned].map(({ line }) => `${line}\0`).join(""))
}

/** Keeps the owner's side where it is a removal or a text of their own. Other conflicts stay. */
function resolve(worktree: string) {
  const stages = new Map<string, string>()
  for (const entry of git(worktree, ["ls-files", "--unmerged", "-z"]).split("\0").slice(0, -1)) {
    const [, stage = "", file = ""] = /^\S+ \S+ (\d)\t([\s\S]*)$/.exec(entry) ?? []
    stages.set(file, `${stages.get(file) ?? ""}${stage}`)
  }
  const conflicts: string[] = []
  for (const [file, found] of stages) {
    // Stage 1 is the base, 2 the owner's file, 3 the template's.
    if (found === "13") git(worktree, ["rm", "--quiet", "--force", "--", file])
    else if (OWNERS_TEXTS.includes(file) && found.includes("2")) {
      // Not from HEAD, where a file that the template has renamed has its former name.
      git(worktree, ["checkout", "--ours", "--quiet", "--", file])
      git(worktree, ["add", "--", file])
    } else conflicts.push(file)
  }
  return { conflicts, kept: [...stages.keys()].filter((file) => !conflicts.includes(file)) }
}

export function recordTemplate(worktree: string, repository: string, commit: string): void {
  writeFileSync(path.join(worktree, TEMPLATE_FILE), `${JSON.stringify({ repository, commit }, null, 2)}\n`)
  git(worktree, ["add", "--force", "--", TEMPLATE_FILE])
}

export function versionOf(root: string, commit: string): string {
  const { version } = JSON.parse(git(root, ["show", `${commit}:package.json`]))
  return String(version)
}

/** Returns whether two folders need the same packages, so that one can use those of the other. */
export function haveSamePackages(root: string, worktree: string): boolean {
  const read = (folder: string) => {
    const { packages } = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"))
    // The entry without a name is the project, with its version.
    return JSON.stringify({ ...packages, "": null })
  }
  return read(root) === read(worktree)
}
