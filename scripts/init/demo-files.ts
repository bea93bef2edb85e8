import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "~/scripts/command/folders"

/** Returns the digest of each file in the owner's folders by its path. Line endings of texts are ignored: git may change them. */
export function digests(root: string): Record<string, string> {
  const files = OWNED_FOLDERS.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(
    files.sort().map((file) => [path.relative(root, file).split(path.sep).join("/"), digest(file)]),
  )
}

function digest(file: string) {
  const bytes = readFileSync(file)
  const isText = /\.(md|ya?ml|svg)$/.test(file)
  const content = isText ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes
  return createHash("sha256").update(content).digest("hex")
}

/** Returns the unchanged files of the demo. A project folder with a changed or an added file belongs to the owner as a whole. */
export function unchangedDemoFiles(present: Record<string, string>, demo: Record<string, string>) {
  const files = Object.keys(present)
  const isUnchanged = (file: string) => demo[file] === present[file]
  const ownProjects = new Set(files.filter((file) => !isUnchanged(file)).map(projectOf))
  return files.filter((file) => {
    const project = projectOf(file)
    return isUnchanged(file) && (project === null || !ownProjects.has(project))
  })
}

function projectOf(file: string) {
  return /^content\/projects\/[^/]+\//.exec(file)?.[0] ?? null
}
