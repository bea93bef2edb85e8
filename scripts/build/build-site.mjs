import { copyFileSync, existsSync, readFileSync, statfsSync } from "node:fs"
import path from "node:path"

import { gatsby } from "../gatsby.mjs"
import { ROOT } from "../run.mjs"
import { copySite } from "./copy-site.mjs"
import { enterWorkshop } from "./enter-workshop.mjs"
import { refreshCache } from "./fresh-cache.mjs"
import { publishOutput, recoverPublished } from "./publish-output.mjs"
import { sourceDate } from "./source-date.mjs"

const PUBLIC = path.join(ROOT, "public")
/** What hosts have to be told that do not look for it in the site. */
const HOSTING = path.join(ROOT, "hosting")
const TYPES = path.join("src", "gatsby-types.d.ts")
const FULL_BELOW_BYTES = 16 * 1024 * 1024

/**
 * Builds the site in a folder of its own and puts the result into `public/` when it is finished: a build that fails or
 * is killed leaves the last good one as it was.
 * @param {{ workshop: string, args: readonly string[] }} options
 * @returns {Promise<number>} the exit code
 */
export async function buildSite({ workshop, args }) {
  recoverPublished(PUBLIC)
  try {
    const finish = enterWorkshop(workshop)
    copySite(workshop)
    refreshCache(workshop, "build", process.env)
    const env = { SOURCE_DATE_EPOCH: sourceDate() }
    const code = await gatsby(["build", "--prefix-paths", ...args], { cwd: workshop, env })
    finish(code)
    if (code !== 0) return failed(code, workshop)
    publishOutput(path.join(workshop, "hosting"), HOSTING)
    publishOutput(path.join(workshop, "public"), PUBLIC)
    keepTypes(workshop)
    return 0
  } catch (error) {
    console.error(`\n${reason(/** @type {NodeJS.ErrnoException} */ (error))}`)
    return failed(1, workshop)
  }
}

/**
 * @param {number} code
 * @param {string} workshop
 */
function failed(code, workshop) {
  if (isFull(workshop)) console.error("\nThe disk is full. Make room on it and build again.")
  if (existsSync(path.join(PUBLIC, "index.html"))) console.error("\npublic/ still holds the last good build.")
  return code
}

/** @param {string} directory */
function isFull(directory) {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < FULL_BELOW_BYTES
}

/**
 * A message for the owner instead of a stack trace.
 * @param {NodeJS.ErrnoException} error
 */
function reason(error) {
  const file = error.path === undefined ? "A file" : path.relative(ROOT, error.path)
  if (error.code === "ENOSPC") return `${file} could not be written.`
  if (error.code === "EACCES" || error.code === "EPERM") return `${file} may not be read. Give yourself the right to.`
  if (error.code === "ENOENT") return `${file} is not there, or is a link to a file that is not there.`
  return `${file}: ${error.message}`
}

/**
 * The types of the content are committed, so that they are there before the first build.
 * @param {string} workshop
 */
function keepTypes(workshop) {
  const built = path.join(workshop, TYPES)
  const kept = path.join(ROOT, TYPES)
  if (!existsSync(built)) return
  if (!existsSync(kept) || !readFileSync(built).equals(readFileSync(kept))) copyFileSync(built, kept)
}
