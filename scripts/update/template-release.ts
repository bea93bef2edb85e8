import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { git, isIn, tryGit } from "~/scripts/command/git"
import { OwnerError } from "~/scripts/command/run-command"

/** Records, in the owner's repository, where updates come from and which commit of the template the code is based on. */
export const TEMPLATE_FILE = "template.json"
/** What an update never takes from the template. */
const OWNED: readonly string[] = [...OWNED_FOLDERS, TEMPLATE_FILE]
/** Texts about the template that owners replace by their own: on a conflict the owner's stay. */
export const OWNERS_TEXTS = ["README.md", "LICENSE"]

const TEMPLATE = z.object({ repository: z.string().min(1), commit: z.string().regex(/^[0-9a-f]{40,64}$/) })
/** A release: its commit, and that of the template's default branch. */
type Release = { commit: string; latest: string }

/** Returns whether a name at the root is the owner's, also on disks on which `Content` or `ﬅatic` is the same folder. */
export function isOwned(name: string): boolean {
  return OWNED.includes(name.normalize("NFKC").toLowerCase())
}

/** Returns null before the first update. */
export function readTemplate(root: string) {
  const file = path.join(root, TEMPLATE_FILE)
  if (!existsSync(file)) return null
  try {
    return TEMPLATE.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    const fix = "Restore it from an earlier commit, or remove it and use --from and --base."
    throw new OwnerError(`${TEMPLATE_FILE} does not name a repository and a commit. ${fix}`)
  }
}

/** Fetches the newest version that the template has a tag for (v1.2.3), or its default branch if it has none. Changes no branch. */
export function fetchRelease(root: string, repository: string): Release {
  const listed = tryGit(root, ["ls-remote", "--", repository])
  if (listed === null)
    throw new OwnerError(
      `${repository} cannot be read. Try git ls-remote -- ${repository}, or give another with --from.`,
    )
  const lines = listed.split("\n")
  const refs = new Map(lines.map((line) => line.split("\t").reverse() as [string, string]))
  const [head, tags] = [refs.get("HEAD"), [...refs.keys()].filter((ref) => /^refs\/tags\/v\d+\.\d+\.\d+$/.test(ref))]
  if (head === undefined)
    throw new OwnerError(`${repository} is a repository without commits. Give another with --from.`)
  const newest = tags.sort((a, b) => b.localeCompare(a, "en", { numeric: true }))[0] ?? "HEAD"
  git(root, ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--", repository, "HEAD", newest])
  return { commit: git(root, ["rev-parse", `${refs.get(newest)}^{commit}`]), latest: head }
}

/** Returns the commit of the template that the owner's code is based on. */
export function findBase(root: string, release: Release, known: string | undefined): string {
  const histories = [release.latest, release.commit]
  if (known !== undefined) {
    const base = tryGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${known}^{commit}`])
    if (base !== null && histories.some((history) => isIn(root, base, history))) return base
    throw new OwnerError(
      `The template has no commit ${known}. Give the commit that your code is based on: --base abc1234.`,
    )
  }
  const base = tryGit(root, ["merge-base", "HEAD", release.commit]) ?? findCopied(root, histories)
  if (base !== null) return base
  const reason =
    "Your first commit is not the code of any commit of the template, so your changes cannot be recognised."
  throw new OwnerError(`${reason} Give the commit of the template that you copied: --base abc1234.`)
}

/** Returns the commit whose code the owner's first commit has, as after GitHub's “Use this template”. */
function findCopied(root: string, histories: readonly string[]): string | null {
  const first = git(root, ["rev-list", "--max-parents=0", "HEAD"]).split("\n").at(-1)
  const code = listTree(root, `${first}`).filter(({ name }) => !isOwned(name) && !OWNERS_TEXTS.includes(name))
  // The oldest one, because a later one may have files that the copy does not have.
  const commits = git(root, ["rev-list", "--reverse", ...histories]).split("\n")
  const names = commits.flatMap((commit) => code.map(({ name }) => `${commit}:${name}\n`))
  const hashes = git(root, ["cat-file", "--batch-check=%(objectname)"], names.join("")).split("\n")
  const isSame = (at: number) => code.every(({ hash }, index) => hashes[at * code.length + index] === hash)
  return commits.find((_, at) => code.length > 0 && isSame(at)) ?? null
}

/** Returns the files and folders at the root of a commit, each with its line for `git mktree`. */
export function listTree(root: string, commit: string): { name: string; hash: string; line: string }[] {
  const lines = git(root, ["ls-tree", "-z", commit]).split("\0").slice(0, -1)
  return lines.map((line) => {
    const [, , hash = "", name = ""] = /^(\S+ \S+) (\S+)\t([\s\S]*)$/.exec(line) ?? []
    return { name, hash, line }
  })
}
