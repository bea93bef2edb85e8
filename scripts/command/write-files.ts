import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Writes files by their paths from a folder, and the folders that they need. */
export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(root, file)
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, content)
  }
}
