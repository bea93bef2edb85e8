import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { git, isIn, tryGit } from "~/scripts/command/git"
import { refuseUncommitted } from "~/scripts/command/refuse-uncommitted"
import { OwnerError, withCleanup } from "~/scripts/command/run-command"
import { run } from "~/scripts/command/spawn-program"
import { escapeControls } from "~/src/doctor/diagnostics/diagnostic"

import { haveSamePackages, mergeRelease, recordTemplate, versionOf } from "./merge-release"
import { newChanges } from "./new-changes"
import { sensitiveChanges } from "./sensitive-changes"
import { fetchRelease, findBase, readTemplate } from "./template-release"

/** The branch that keeps an update which could not be finished. */
export const KEPT_BRANCH = "template-update"

type UpdateOptions = {
  /** The address or path of the template (default: that of the last update). */
  from?: string | undefined
  /** The commit of the template that the code is based on (default: it is found). */
  base?: string | undefined
  isDryRun?: boolean
  /** Keeps an update with conflicts or with problems in the content on a branch. */
  isKept?: boolean
  print: (text: string) => void
}
type Update = { worktree: string; before: string; release: string; since: string; conflicts: string[] }

/**
 * Merges the newest release of the template into the repository of a site, checks its content, and moves the owner's branch forward by
 * one commit. Everything happens in a temporary worktree, so an error leaves the repository as it was.
 */
export async function updateSite(root: string, options: UpdateOptions): Promise<void> {
  const print = (text: string) => options.print(text.split("\n").map(escapeControls).join("\n"))
  checkRepository(root, options)
  const before = git(root, ["rev-parse", "HEAD"])
  const recorded = readTemplate(root)
  const repository = options.from ?? recorded?.repository
  if (repository === undefined) {
    const example = "npm run update -- --from https://github.com/owner/repository.git"
    throw new OwnerError(`Give the address of the template that your site was made from, once:\n${example}`)
  }
  const found = fetchRelease(root, repository)
  const base = findBase(root, found, options.base ?? recorded?.commit)
  const release = found.commit
  const since = versionOf(root, base)
  if (isIn(root, release, base)) {
    return print(`The site is up to date: its code is version ${since} of the template or newer.`)
  }
  print(`Update from version ${since} (${base.slice(0, 7)}) to ${versionOf(root, release)} (${release.slice(0, 7)}).\n`)
  const [known = "", newest = ""] = [base, release].map((at) => tryGit(root, ["show", `${at}:CHANGELOG.md`]) ?? "")
  print(newChanges(known, newest) || "The changelog has no new entries.")
  const sensitive = sensitiveChanges(root, base, release)
  if (sensitive.length > 0) print(["\nBesides the code of the site, this version changes:", ...sensitive].join("\n  "))
  const folder = mkdtempSync(path.join(tmpdir(), "update-"))
  const worktree = path.join(folder, "site")
  const cleanUp = () => {
    // The worktree is missing if it could not be created.
    tryGit(root, ["worktree", "remove", "--force", worktree])
    rmSync(folder, { recursive: true, force: true })
  }
  await withCleanup(async () => {
    const { conflicts, kept } = mergeRelease(root, worktree, { before, base, release })
    recordTemplate(worktree, repository, release)
    for (const file of kept) print(`Stays as you have it, although the template changed it: ${file}`)
    await finish(root, { worktree, before, release, since, conflicts }, { ...options, print })
  }, cleanUp)
}

function checkRepository(root: string, { isKept }: UpdateOptions): void {
  refuseUncommitted(["."], root)
  if (git(root, ["rev-parse", "--show-prefix"]) !== "") {
    throw new OwnerError("The site is in a subfolder of its repository. An update needs a repository of its own.")
  }
  if (git(root, ["rev-parse", "--is-shallow-repository"]) === "true") {
    throw new OwnerError("This clone has only a part of its history. Run git fetch --unshallow first.")
  }
  if (isKept && tryGit(root, ["rev-parse", "--verify", "--quiet", `refs/heads/${KEPT_BRANCH}`]) !== null) {
    throw new OwnerError(`The branch ${KEPT_BRANCH} exists. Merge it, or remove it: git branch -D ${KEPT_BRANCH}`)
  }
}

async function finish(root: string, update: Update, { isDryRun, isKept, print }: UpdateOptions): Promise<void> {
  const { worktree, before, release, since, conflicts } = update
  const message = `Update the template from version ${since} to ${versionOf(root, release)}`
  // Made before the check, whose code could change files in the worktree.
  git(worktree, ["add", "--update"])
  const commit = git(worktree, ["commit-tree", git(worktree, ["write-tree"]), "-p", before, "-m", message])
  const isChecked = conflicts.length === 0 && !isDryRun
  const problem = isChecked ? await checkContent(root, worktree) : conflictMessage(conflicts)
  if (problem !== null) {
    if (!isKept || isDryRun) throw new OwnerError(`${problem}\n${HOW_TO_KEEP}`)
    git(root, ["branch", KEPT_BRANCH, commit])
    throw new OwnerError(`${problem}\n${howToFinish(conflicts)}`)
  }
  print(`\n${git(root, ["diff", "--shortstat", before, commit]).trim()}`)
  if (isDryRun) return print(DRY_RUN)
  if (git(root, ["rev-parse", "HEAD"]) !== before) {
    const reason = "Your branch has a new commit since the update began."
    throw new OwnerError(`${reason} Nothing has been changed. Run the command again.`)
  }
  git(root, ["merge", "--ff-only", "--quiet", commit])
  print(`\nUpdated in one commit. Next, run npm start to see the site, then git push.`)
  print(`To undo the update: git reset --hard ${before.slice(0, 7)}`)
}

/** Checks the content with the new version, which has the schemas of that version. Returns the problem, or null. */
async function checkContent(root: string, worktree: string): Promise<string | null> {
  // Other packages are installed by the commands themselves.
  if (haveSamePackages(root, worktree)) {
    symlinkSync(path.join(root, "node_modules"), path.join(worktree, "node_modules"), "junction")
  }
  if ((await run("npm", ["run", "--silent", "check:content"], { cwd: worktree })) === 0) return null
  return "The new version reports the problems above in your content. Correct them, commit, and run the command again."
}

function conflictMessage(files: readonly string[]): string | null {
  if (files.length === 0) return null
  return ["You and the template have changed the same lines of code:", ...files.map((file) => `  ${file}`)].join("\n")
}

const DRY_RUN = `
Nothing has been changed. The packages of the new version were not installed and your content was not checked with it, because
both run its code. To update, run the command without --dry-run.`
const HOW_TO_KEEP = `Nothing has been changed. To finish the update on a branch of its own, run: npm run update -- --keep`

function howToFinish(conflicts: readonly string[]): string {
  return [
    `Your branch has not been changed. The update is on the branch ${KEPT_BRANCH}. Finish it there:`,
    `  git switch ${KEPT_BRANCH}`,
    conflicts.length > 0 ? "  (resolve the conflicts, which are marked with <<<<<<<)" : "  (correct the content)",
    "  npm run check:content",
    '  git commit --all --message "Finish the update"',
    `  git switch - && git merge ${KEPT_BRANCH} && git branch -d ${KEPT_BRANCH}`,
  ].join("\n")
}
