import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

type NewFile = { file: string; text: string }

/** Writes a new file; in a dry run shows it instead. Returns whether it was written. */
export function writeOrShow(root: string, { file, text }: NewFile, isDryRun: boolean): boolean {
  if (isDryRun) console.log(`${text}\n${file} has not been written. To write it, run the command without --dry-run.`)
  else writeFiles(root, { [file]: text })
  return !isDryRun
}

/** Writes files by their paths from a folder, and the folders that they need. */
export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(root, file)
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, content)
  }
}
