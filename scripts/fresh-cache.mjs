import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Gatsby keeps pages and pictures between builds and does not notice that the base path has changed: what was made for
 * another address would be published. A cache from a build with other variables is removed.
 * @param {string} directory
 * @param {NodeJS.ProcessEnv} env
 */
export function removeForeignCache(directory, { BASE_PATH = "", TRAILING_SLASH = "" }) {
  const cache = path.join(directory, ".cache")
  const stamp = path.join(cache, "build-environment.json")
  const environment = JSON.stringify({ BASE_PATH, TRAILING_SLASH })
  if (existsSync(cache) && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== environment)) {
    rmSync(cache, { recursive: true })
    rmSync(path.join(directory, "public"), { recursive: true, force: true })
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, environment)
}
