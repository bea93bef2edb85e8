import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, readFileSync, statfsSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS, ROOT } from "~/scripts/command/folders"
import { runGatsby } from "~/scripts/command/run"

import { prepareBuildDir } from "./prepare-build-dir"
import { pruneCache } from "./prune-cache"
import { publishOutput, recoverPublished } from "./publish-output"

/** Committed, so that the types of the content exist before the first build. */
const TYPES = path.join("src", "gatsby-types.d.ts")
const FULL_BELOW_BYTES = 16 * 1024 * 1024

type BuildOptions = {
  /** The folder that holds `content/` and `static/`. */
  site: string
  buildDir: string
  output: string
  /** Arguments for Gatsby. */
  args?: readonly string[]
}

/**
 * Builds a site in a build directory and moves `public/` and `hosting/` to the output folder at the end: a build that fails
 * or is killed leaves the last good one. Returns the exit code.
 */
export async function buildSite({ site, buildDir, output, args = [] }: BuildOptions): Promise<number> {
  const published = path.join(output, "public")
  recoverPublished(published)
  try {
    const finish = prepareBuildDir(buildDir, site)
    pruneCache(buildDir, "build", process.env)
    const env = { SOURCE_DATE_EPOCH: sourceDate(site) }
    const code = await runGatsby(["build", "--prefix-paths", ...args], { cwd: buildDir, env })
    finish(code)
    if (code !== 0) return reportFailure(code, { buildDir, published })
    mkdirSync(output, { recursive: true })
    publishOutput(path.join(buildDir, "hosting"), path.join(output, "hosting"))
    publishOutput(path.join(buildDir, "public"), published)
    updateTypes(path.join(buildDir, TYPES))
    return 0
  } catch (error) {
    console.error(`\n${explain(error as NodeJS.ErrnoException)}`)
    return reportFailure(1, { buildDir, published })
  }
}

function reportFailure(code: number, { buildDir, published }: { buildDir: string; published: string }) {
  if (isDiskFull(buildDir)) console.error("\nThe disk is full. Free some space and build again.")
  if (existsSync(path.join(published, "index.html"))) {
    console.error(`\n${path.relative(ROOT, published)}/ still holds the last good build.`)
  }
  return code
}

function isDiskFull(directory: string) {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < FULL_BELOW_BYTES
}

function explain(error: NodeJS.ErrnoException) {
  const file = error.path === undefined ? "A file" : path.relative(ROOT, error.path)
  if (error.code === "ENOSPC") return `${file} could not be written.`
  if (error.code === "EACCES" || error.code === "EPERM") return `${file} cannot be read. Allow your user to read it.`
  if (error.code === "ENOENT") return `${file} does not exist, or is a link to a file that does not exist.`
  return `${file}: ${error.message}`
}

function updateTypes(built: string) {
  const committed = path.join(ROOT, TYPES)
  if (!existsSync(built)) return
  if (!existsSync(committed) || !readFileSync(built).equals(readFileSync(committed))) copyFileSync(built, committed)
}

/**
 * The date of a build in seconds: `SOURCE_DATE_EPOCH` if it is set; else the date of the commit if nothing has changed
 * since; else now. Two builds of one commit are equal to the byte.
 * @param site the folder that holds `content/` and `static/`
 */
function sourceDate(site: string): string {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH
  const folders = OWNED_FOLDERS.map((folder) => path.join(site, folder))
  const changes = git("status", "--porcelain", "--", "src", ...folders)
  const committed = git("log", "-1", "--format=%ct")
  return changes === "" && committed ? committed : String(Math.floor(Date.now() / 1000))
}

/** Returns git's output; undefined without git, or outside of a repository. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}
