import { isUtf8 } from "node:buffer"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { listFiles } from "~/scripts/command/list-files"

/** The digests of the demo's files. */
export const DEMO_FILE = "scripts/init/demo.json"

/** Returns the digest of each file in the owner's folders by its path. Line endings of texts are ignored: git may change them. */
export function digests(root: string): Record<string, string> {
  const folders = OWNED_FOLDERS.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => listFiles(folder))
  return Object.fromEntries(files.map((file) => [path.relative(root, file).split(path.sep).join("/"), digest(file)]))
}

function digest(file: string) {
  const bytes = readFileSync(file)
  const content = isUtf8(bytes) ? bytes.toString().replaceAll("\r\n", "\n") : bytes
  return createHash("sha256").update(content).digest("hex")
}

/** Returns the unchanged files of the demo. The folder of an entry with a changed or an added file belongs entirely to the owner. */
export function unchangedDemoFiles(present: Record<string, string>, demo: Record<string, string>) {
  const changed = Object.keys(present).filter((file) => demo[file] !== present[file])
  const owned = new Set(changed.map(entryOf))
  return Object.keys(present).filter((file) => !owned.has(entryOf(file)))
}

/** Returns the folder of the project or note that a file belongs to, else the file. */
export function entryOf(file: string): string {
  return /^content\/(?:projects|notes)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file
}
