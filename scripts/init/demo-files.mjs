import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "../command/folders.mjs"

/**
 * Returns the digest of each file in the owner's folders by its path. Line endings of texts are ignored: git may change them.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function digests(root) {
  const files = OWNED_FOLDERS.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(root, file).split(path.sep).join("/"), digest(file)]),
  )
}

/** @param {string} file */
function digest(file) {
  const bytes = readFileSync(file)
  const isText = /\.(md|ya?ml|svg)$/.test(file)
  const content = isText ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes
  return createHash("sha256").update(content).digest("hex")
}

/**
 * Returns the unchanged files of the demo. A project folder with a changed or an added file belongs to the owner as a whole.
 * @param {Record<string, string>} present
 * @param {Record<string, string>} demo
 */
export function unchangedDemoFiles(present, demo) {
  const files = Object.keys(present)
  const isUnchanged = (/** @type {string} */ file) => demo[file] === present[file]
  const ownProjects = new Set(files.filter((file) => !isUnchanged(file)).map(projectOf))
  return files.filter((file) => {
    const project = projectOf(file)
    return isUnchanged(file) && (project === null || !ownProjects.has(project))
  })
}

/** @param {string} file */
function projectOf(file) {
  return /^content\/projects\/[^/]+\//.exec(file)?.[0] ?? null
}
