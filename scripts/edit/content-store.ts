import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

import { editedFile } from "~/src/build/content-docs/editing/edited-files"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { displayPath, isHidden } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { readFileBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

import { mergeFile, SaveError, toEditorText } from "./merge-file"

const BYTE_ORDER_MARK = "\uFEFF"

/** Returns a path inside the content folder; null for one that leads out of it, also by a link, and for hidden files (S6). */
export function contentPath(root: string, encoded: string): string | null {
  const relative = decodeAddress(encoded)
  const isPlain = path.posix.normalize(relative) === relative && !/[\\\0:%]|^$/.test(relative)
  const { kind, name } = resolveFile(root, relative)
  return isPlain && kind !== "outside" && !isHidden(relative) && !isHidden(name) ? relative : null
}

/** Returns a file as an editor can read it, and what distinguishes its content from any other; null if there is none. */
export function openContent(root: string, relative: string): { body: Buffer | string; tag: string } | null {
  const content = readFileBelow(root, relative)
  const file = displayPath(relative)
  if (content === null) return null
  const isRead = editedFile(file) !== undefined && file.endsWith(".md")
  return {
    body: isRead ? toEditorText(file, content.toString().replace(BYTE_ORDER_MARK, "")) : content,
    tag: tagOf(content),
  }
}

/** Empty for no file. */
function tagOf(content: Buffer | null): string {
  return content === null ? "" : `"${createHash("sha256").update(content).digest("hex")}"`
}

/**
 * Saves a file as an editor wrote it, without the changes that the owner did not make. Throws a SaveError for a file that is no longer
 * as the editor read it, or cannot be merged.
 * @param tag of the content that the editor read
 * @param isDryRun throws a SaveError with what would change
 */
export function saveContent(
  root: string,
  relative: string,
  { body, tag, isDryRun }: { body: Buffer; tag: string; isDryRun: boolean },
): void {
  const file = displayPath(relative)
  const { kind, path: absolute } = resolveFile(root, relative)
  if (kind !== "file" && kind !== "nothing") throw new SaveError(`Nothing was saved: ${file} is not a file.`)
  const current = readFileBelow(root, relative)
  if (tagOf(current) !== tag) {
    throw new SaveError(
      `Nothing was saved: ${file} has changed since the editor read it. Copy what you wrote, reload this page and paste it.`,
    )
  }
  const saved = editedFile(file) === undefined ? body : mergedContent(root, relative, body)
  if (current !== null && saved.equals(current)) return
  if (isDryRun) {
    const changes = difference(current === null ? "/dev/null" : absolute, saved)
    throw new SaveError(`Nothing was saved, because of --dry-run. In ${file}, a save would change:\n${changes}`)
  }
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, saved)
}

/** Returns the lines that differ, as git shows them. */
function difference(absolute: string, input: Buffer): string {
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", "--", absolute, "-"], { input })
  return stdout.toString().replace(/^[\s\S]*?(?=^@@)/m, "")
}

function mergedContent(root: string, relative: string, body: Buffer): Buffer {
  const mark = readFileBelow(root, relative)?.toString().startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""
  const { written, diagnostics } = readText(root, relative)
  const [wrong] = diagnostics
  if (wrong !== undefined) throw new SaveError(`Nothing was saved. Correct this first: ${formatDiagnostic(wrong)}`)
  return Buffer.from(mark + mergeFile(displayPath(relative), written ?? "", body.toString()))
}
