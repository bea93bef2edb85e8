import { copyFileSync, existsSync, mkdirSync, readFileSync, statfsSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS, ROOT } from "~/scripts/command/folders"
import { tryGit } from "~/scripts/command/git"

import { TYPES } from "./prepare-build-dir"
import { publishOutput, recoverPublished } from "./publish-output"
import { type BuildOptions, runBuild } from "./run-build"

const FULL_BELOW_BYTES = 16 * 1024 * 1024

/**
 * Builds a site in a build directory and moves `public/` and `hosting/` to the output folder at the end: a build that fails
 * or is killed leaves the last good one. Returns the exit code.
 */
export async function buildSite({ output, ...build }: BuildOptions & { output: string }): Promise<number> {
  const { site, buildDir } = build
  const published = path.join(output, "public")
  recoverPublished(published)
  let code = 1
  try {
    code = await runBuild({ ...build, env: { SOURCE_DATE_EPOCH: sourceDate(site) } })
    if (code === 0) {
      mkdirSync(output, { recursive: true })
      publishOutput(path.join(buildDir, "hosting"), path.join(output, "hosting"))
      publishOutput(path.join(buildDir, "public"), published)
      updateTypes(path.join(buildDir, TYPES))
      return 0
    }
  } catch (error) {
    code = 1
    console.error(`\n${explainBuildError(error as NodeJS.ErrnoException)}`)
  }
  if (isDiskFull(buildDir)) console.error("\nThe disk is full. Free some space and build again.")
  if (existsSync(path.join(published, "index.html"))) {
    console.error(`\n${path.relative(ROOT, published)}/ still holds the last good build.`)
  }
  return code
}

function updateTypes(built: string) {
  const committed = path.join(ROOT, TYPES)
  const isSame = existsSync(committed) && readFileSync(built).equals(readFileSync(committed))
  if (!isSame) copyFileSync(built, committed)
}

/**
 * Returns the date of a build in seconds: `SOURCE_DATE_EPOCH` if it is set; else the date of the commit if nothing has changed
 * since; else the current time. So two builds of one commit are identical.
 */
function sourceDate(site: string): string {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH
  const folders = ["src", ...OWNED_FOLDERS.map((folder) => path.join(site, folder))]
  const changes = tryGit(ROOT, ["status", "--porcelain", "--", ...folders])
  const committed = tryGit(ROOT, ["log", "-1", "--format=%ct"])
  return changes === "" && committed ? committed : String(Math.floor(Date.now() / 1000))
}

/** Returns whether so little space is left on the disk of a folder that this may be why a build failed. */
function isDiskFull(directory: string) {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < FULL_BELOW_BYTES
}

/** Returns a sentence about an error of the file system, with the way out; the message of any other error. */
export function explainBuildError({ code, message, path: absolute }: NodeJS.ErrnoException) {
  const file = absolute === undefined ? "A file" : path.relative(ROOT, absolute)
  if (code === "ENOSPC") return `${file} could not be written.`
  if (code === "EACCES" || code === "EPERM") return `${file} cannot be read. Allow your user to read it.`
  if (code === "ENOENT") return `${file} does not exist, or is a link to a file that does not exist.`
  if (code?.startsWith("ERR_FS_CP_")) return `${file} is neither a file nor a folder. Remove it.`
  return absolute === undefined ? message : `${file}: ${message}`
}
