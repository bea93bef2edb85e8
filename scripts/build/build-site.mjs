import { copyFileSync, existsSync, mkdirSync, readFileSync, statfsSync } from "node:fs"
import path from "node:path"

import { gatsby } from "../command/gatsby.mjs"
import { ROOT } from "../command/run.mjs"
import { copySite } from "./copy-site.mjs"
import { enterWorkshop } from "./prepare-build-dir.mjs"
import { refreshCache } from "./prune-cache.mjs"
import { publishOutput, recoverPublished } from "./publish-output.mjs"
import { sourceDate } from "./source-date.mjs"

const TYPES = path.join("src", "gatsby-types.d.ts")
const FULL_BELOW_BYTES = 16 * 1024 * 1024

/**
 * Builds a site in a folder of its own and puts the result into `public/` and `hosting/`, the files for hosts, when it is
 * finished: a build that fails or is killed leaves the last good one as it was.
 * @param {object} options
 * @param {string} options.site the folder that holds `content/` and `static/`
 * @param {string} options.workshop
 * @param {string} options.output the folder that gets `public/` and `hosting/`
 * @param {readonly string[]} [options.args] for Gatsby
 * @returns {Promise<number>} the exit code
 */
export async function buildSite({ site, workshop, output, args = [] }) {
  const published = path.join(output, "public")
  recoverPublished(published)
  try {
    const finish = enterWorkshop(workshop)
    copySite(workshop, site)
    refreshCache(workshop, "build", process.env)
    const env = { SOURCE_DATE_EPOCH: sourceDate(site) }
    const code = await gatsby(["build", "--prefix-paths", ...args], { cwd: workshop, env })
    finish(code)
    if (code !== 0) return failed(code, { workshop, published })
    mkdirSync(output, { recursive: true })
    publishOutput(path.join(workshop, "hosting"), path.join(output, "hosting"))
    publishOutput(path.join(workshop, "public"), published)
    keepTypes(workshop)
    return 0
  } catch (error) {
    console.error(`\n${reason(/** @type {NodeJS.ErrnoException} */ (error))}`)
    return failed(1, { workshop, published })
  }
}

/**
 * @param {number} code
 * @param {{ workshop: string, published: string }} folders
 */
function failed(code, { workshop, published }) {
  if (isFull(workshop)) console.error("\nThe disk is full. Make room on it and build again.")
  if (existsSync(path.join(published, "index.html"))) {
    console.error(`\n${path.relative(ROOT, published)}/ still holds the last good build.`)
  }
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
