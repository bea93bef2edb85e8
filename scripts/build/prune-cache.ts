import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"

/** The environment that the cache belongs to. The file is outside the cache, because Gatsby empties a cache without nodes. */
export const STAMP = ".cache-environment.json"
/** The cache of webpack, which detects changed files itself. */
const COMPILED = "webpack"
/** The code that configures webpack and makes nodes and pages. */
const BUILD_CODE = ["src/build", "src/doctor", "src/gatsby", "src/lib"]

/**
 * Removes Gatsby's cache except for compiled code. Cached nodes and pages are not safe to reuse: gatsby-source-filesystem may take
 * a copied file for another one with its inode and time (docs/decisions/0032), and Gatsby does not notice that a date has passed.
 * Compiled code is removed, too, when the base path or the code of the build has changed. The other settings are constants that
 * webpack compares itself.
 */
export function pruneCache(directory: string, { BASE_PATH = "" }: NodeJS.ProcessEnv) {
  const cache = path.join(directory, ".cache")
  const stamp = path.join(directory, STAMP)
  const environment = JSON.stringify({ BASE_PATH, code: codeDigest(directory) })
  const isSame = existsSync(stamp) && readFileSync(stamp, "utf8") === environment
  for (const entry of existsSync(cache) ? readdirSync(cache) : []) {
    if (!isSame || entry !== COMPILED) rmSync(path.join(cache, entry), { recursive: true })
  }
  writeFileSync(stamp, environment)
}

function codeDigest(directory: string) {
  const digest = createHash("sha256")
  for (const file of BUILD_CODE.flatMap((folder) => listFiles(path.join(directory, folder)))) {
    if (/\.tsx?$/.test(file) && !file.includes(".test.")) digest.update(`${file}\0`).update(readFileSync(file))
  }
  return digest.digest("hex")
}
