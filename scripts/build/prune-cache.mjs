import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Under which conditions the cache was made. Beside the cache: Gatsby empties one that holds no nodes. */
const STAMP = ".cache-environment.json"
/**
 * What webpack and, of this project's own code for Gatsby, Parcel have compiled. Both know by themselves which of the files have changed
 * since; of tools and settings src/build/webpack-cache.ts tells webpack.
 */
const COMPILED = ["webpack", ".parcel-cache"]

/**
 * Removes what Gatsby keeps from one run to the next, but for what is compiled. Nodes and pages that were kept are
 * not safe to build from: Gatsby's index of files may answer with another file once some have changed (5.16: a cover becomes
 * a picture of another project), and it does not notice that drafts were shown while developing or that a date has passed.
 * What is compiled goes, too, when it was compiled for another base path or command, or by another build's code.
 * @param {string} directory
 * @param {"build" | "develop"} command
 * @param {NodeJS.ProcessEnv} env
 */
export function refreshCache(directory, command, { BASE_PATH = "", TRAILING_SLASH = "" }) {
  const cache = path.join(directory, ".cache")
  const stamp = path.join(directory, STAMP)
  const environment = JSON.stringify({ command, BASE_PATH, TRAILING_SLASH, code: codeDigest(directory) })
  const isSame = existsSync(stamp) && readFileSync(stamp, "utf8") === environment
  if (existsSync(cache)) {
    for (const entry of readdirSync(cache))
      if (!isSame || !COMPILED.includes(entry)) rmSync(path.join(cache, entry), { recursive: true })
    rmSync(path.join(directory, "public"), { recursive: true, force: true })
  }
  writeFileSync(stamp, environment)
}

/**
 * What configures webpack, and makes nodes and pages from the content.
 * @param {string} directory
 */
function codeDigest(directory) {
  const digest = createHash("sha256")
  for (const room of ["src/build", "src/gatsby", "src/lib"]) {
    for (const file of readdirSync(path.join(directory, room), { recursive: true, encoding: "utf8" }).sort()) {
      const absolute = path.join(directory, room, file)
      if (/\.tsx?$/.test(file) && !file.includes(".test.")) digest.update(`${file}\0`).update(readFileSync(absolute))
    }
  }
  return digest.digest("hex")
}
