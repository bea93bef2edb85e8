import { renameSync, writeFileSync } from "node:fs"

/** Writes a file whole or not at all, so that a build that is killed leaves no half of one. */
export function writeFileAtomic(file: string, content: Uint8Array | string): void {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}
