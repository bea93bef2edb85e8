import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { refuseUncommitted } from "~/scripts/command/refuse-uncommitted"
import { run } from "~/scripts/command/run"
import { OwnerError, withCleanup } from "~/scripts/command/run-command"

import { git, tryGit } from "./git"
import { changelogOf, commitUpdate, haveSamePackages, mergeRelease, recordTemplate, versionOf } from "./merge-release"
import { newChanges } from "./new-changes"
import { fetchRelease, findBase, readTemplate } from "./template"

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
type Update = { worktree: string; before: string; base: string; release: string; since: string; conflicts: string[] }

/**
 * Merges the newest release of the template into the repository of a site, migrates and checks its content, and moves the owner's
 * branch forward by one commit. Everything happens in a temporary worktree, so an error leaves the repository as it was.
 */
export async function updateSite(root: string, options: UpdateOptions): Promise<void> {
  const { print } = options
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
  if (tryGit(root, ["merge-base", "--is-ancestor", release, base]) !== null) {
    return print(`The site is up to date: its code is version ${since} of the template or newer.`)
  }
  print(`Update from version ${since} (${base.slice(0, 7)}) to ${versionOf(root, release)} (${release.slice(0, 7)}).\n`)
  print(newChanges(changelogOf(root, base), changelogOf(root, release)) || "The changelog has no new entries.")
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
    await finish(root, { worktree, before, base, release, since, conflicts }, options)
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
  const problem = conflicts.length > 0 ? conflictMessage(conflicts) : await migrateAndCheck(root, update)
  const message = `Update the template from version ${since} to ${versionOf(root, release)}`
  if (problem !== null) {
    if (!isKept || isDryRun) throw new OwnerError(`${problem}\n${HOW_TO_KEEP}`)
    git(root, ["branch", KEPT_BRANCH, commitUpdate(worktree, before, message)])
    throw new OwnerError(`${problem}\n${howToFinish(conflicts, since)}`)
  }
  const commit = commitUpdate(worktree, before, message)
  print(`\n${git(root, ["diff", "--shortstat", before, commit]).trim()}`)
  const migrated = git(root, ["diff", "--name-only", before, commit, "--", "content"])
  if (migrated !== "") print(`Changed in your content:\n${migrated}`)
  if (isDryRun) return print("\nNothing has been changed. To update, run the command without --dry-run.")
  if (git(root, ["rev-parse", "HEAD"]) !== before) {
    const reason = "Your branch has a new commit since the update began."
    throw new OwnerError(`${reason} Nothing has been changed. Run the command again.`)
  }
  git(root, ["merge", "--ff-only", "--quiet", commit])
  print(`\nUpdated in one commit. Next, run npm start to see the site, then git push.`)
  print(`To undo the update: git reset --hard ${before.slice(0, 7)}`)
}

/** Runs the commands of the new version, which has the schemas of that version. Returns the problem, or null. */
async function migrateAndCheck(root: string, { worktree, since }: Update): Promise<string | null> {
  // Other packages are installed by the commands themselves.
  if (haveSamePackages(root, worktree)) {
    symlinkSync(path.join(root, "node_modules"), path.join(worktree, "node_modules"), "junction")
  }
  const npm = (...args: string[]) => run("npm", ["run", "--silent", ...args], { cwd: worktree })
  if ((await npm("migrate", "--", "--since", since)) !== 0) return "The content could not be migrated."
  if ((await npm("check:content")) === 0) return null
  return "The new version reports the problems above in your content. Correct them, commit, and run the command again."
}

function conflictMessage(files: readonly string[]): string {
  return ["You and the template have changed the same lines of code:", ...files.map((file) => `  ${file}`)].join("\n")
}

const HOW_TO_KEEP = `Nothing has been changed. To finish the update on a branch of its own, run: npm run update -- --keep`

function howToFinish(conflicts: readonly string[], since: string): string {
  const migrate = `npm run migrate -- --since ${since}`
  const resolve = ["  (resolve the conflicts, which are marked with <<<<<<<)", `  ${migrate}`]
  return [
    `Your branch has not been changed. The update is on the branch ${KEPT_BRANCH}. Finish it there:`,
    `  git switch ${KEPT_BRANCH}`,
    ...(conflicts.length > 0 ? resolve : ["  (correct the content)"]),
    "  npm run check:content",
    '  git commit --all --message "Finish the update"',
    `  git switch - && git merge ${KEPT_BRANCH} && git branch -d ${KEPT_BRANCH}`,
  ].join("\n")
}
