import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The folders that belong to the owner; no other is touched. */
export const OWNED = /** @type {const} */ (["content", "static"])

/**
 * The digest of each file of the owner's folders by its path. Line ends of texts do not count: git may change them.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function digests(root) {
  const files = OWNED.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(root, file).split(path.sep).join("/"), digest(file)]),
  )
}

/** @param {string} file */
function digest(file) {
  const bytes = readFileSync(file)
  const isText = /\.(md|ya?ml|svg)$/.test(file)
  const hashed = isText ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes
  return createHash("sha256").update(hashed).digest("hex")
}

/**
 * Which files are the demo's, untouched. A project folder is the demo's only as a whole: with one changed or added
 * file it is the owner's.
 * @param {Record<string, string>} present
 * @param {Record<string, string>} demo
 * @returns {string[]}
 */
export function demoFiles(present, demo) {
  const isDemo = (/** @type {string} */ file) => demo[file] === present[file]
  const kept = new Set(
    Object.keys(present)
      .filter((file) => !isDemo(file))
      .map(projectOf),
  )
  return Object.keys(present).filter((file) => {
    const project = projectOf(file)
    return isDemo(file) && (project === null || !kept.has(project))
  })
}

/** @param {string} file */
function projectOf(file) {
  return /^content\/projects\/[^/]+\//.exec(file)?.[0] ?? null
}
