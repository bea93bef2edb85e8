import { realpathSync } from "node:fs"
import path from "node:path"

import { findFiles } from "~/src/doctor/readers/files/find-files"

import { OWNED_FOLDERS } from "./folders"
import { git, tryGit } from "./git"
import { OwnerError } from "./run-command"

/** What to do in a folder from a zip file. */
const START_GIT = 'Put it under version control: git init && git add . && git commit -m "My site"'

/** Throws an OwnerError that lists uncommitted files below the folders: only a commit can undo a command that changes them. */
export function refuseUncommitted(folders: readonly string[], cwd: string, otherwise = ""): void {
  const changes = tryGit(cwd, ["status", "--porcelain", "--untracked-files=all", "--", ...folders])
  if (changes === null) {
    throw new OwnerError(
      `This folder is not a git repository, so the changes could not be undone.${otherwise} ${START_GIT}`,
    )
  }
  if (changes === "") return
  throw new OwnerError(`Commit these files first, then run the command again.${otherwise}\n${changes}`)
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
export function refuseUntracked(names: readonly string[], folder: string): void {
  const files = git(folder, ["ls-files", "-z"]).split("\0")
  const tracked = new Set(files.map((file) => path.join(realpathSync(folder), file)))
  const others = names.filter((file) => !tracked.has(realpathSync(path.join(folder, file))))
  if (others.length === 0) return
  const reason = "Git ignores these files, or a link leads to them, so the changes could not be undone."
  throw new OwnerError([`${reason} Put them under version control, or move them away:`, ...others].join("\n"))
}
