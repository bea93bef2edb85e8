import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { editedFile, MARKDOWN } from "~/src/build/content-docs/editing/edited-files"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { parseFields } from "~/src/doctor/readers/content/read-fields"
import { contentKind, displayPath, isHidden, isRead } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { namesBelow, readFileBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"
import { textsIn } from "~/src/doctor/readers/formats/field-source"
import { darkVersion } from "~/src/doctor/rules/images/check-diagram"
import { decodeAddress } from "~/src/lib/addresses/decode-address"

import { mergeFile, SaveError, toEditorText } from "./merge-file"

const BYTE_ORDER_MARK = "\uFEFF"

/** Returns null for a path that leads out of the content folder, also by a link, and for hidden files (S6). */
export function contentPath(root: string, encoded: string): string | null {
  const relative = decodeAddress(encoded)
  const isPlain = path.posix.normalize(relative) === relative && !/[\\\0:%]|^$/.test(relative)
  const { kind, name } = resolveFile(root, relative)
  return isPlain && kind !== "outside" && !isHidden(relative) && !isHidden(name) ? relative : null
}

/** Returns a file as an editor can read it, and what distinguishes its content from any other; null if there is none. */
export function openContent(root: string, relative: string): { body: Buffer | string; tag: string } | null {
  const content = readFileBelow(root, relative)
  if (content === null) return null
  const file = displayPath(relative)
  const isText = editedFile(file)?.format === MARKDOWN
  const body = isText ? toEditorText(file, content.toString().replace(BYTE_ORDER_MARK, "")) : content
  return { body, tag: tagOf(content) }
}

/** Empty for no file. */
function tagOf(content: Buffer | null): string {
  return content === null ? "" : `"${createHash("sha256").update(content).digest("hex")}"`
}

type Save = { body: Buffer; tag: string; former: string; isConfirmed: boolean; isDryRun: boolean }

/**
 * Saves a file as an editor wrote it, without the changes that the owner did not make. Throws a SaveError for a file that is no longer
 * as the editor read it, or cannot be merged, or has a new picture without a description.
 * @param tag of the content that the editor read
 * @param former the path of an entry's file until now; its folder is renamed
 * @param isDryRun throws a SaveError with what would change
 */
export function saveContent(root: string, relative: string, { body, tag, former, isConfirmed, isDryRun }: Save): void {
  const file = displayPath(relative)
  const { kind, path: absolute } = resolveFile(root, relative)
  if (kind !== "file" && kind !== "nothing") throw new SaveError(`Nothing was saved: ${file} is not a file.`)
  const isRenamed = former !== relative
  if (isRenamed) refuseRename(root, former, relative)
  const current = readFileBelow(root, former)
  refuseOther(former, current, tag)
  const saved = editedFile(file) === undefined ? body : mergedContent(root, former, body, isConfirmed)
  if (!isRenamed && current !== null && saved.equals(current)) return
  if (isDryRun) {
    const changes = difference(current === null ? "/dev/null" : resolveFile(root, former).path, saved)
    throw new SaveError(`Nothing was saved, because of --dry-run. In ${file}, a save would change:\n${changes}`)
  }
  mkdirSync(path.dirname(absolute), { recursive: true })
  if (isRenamed) moveFiles(path.resolve(root, former, ".."), path.dirname(absolute))
  writeFileSync(absolute, saved)
  if (current === null && contentKind(relative)?.kind === "entry") addDarkVersions(root, path.posix.dirname(relative))
}

/** A copy of an entry has only the pictures that its text names, without their versions for the dark theme. */
function addDarkVersions(root: string, entry: string): void {
  for (const name of namesBelow(root, entry)) {
    const picture = readFileBelow(root, `${entry}/${name}`)
    const target = resolveFile(root, `${entry}/${darkVersion(name)}`)
    for (const other of namesBelow(root, path.posix.dirname(entry))) {
      const [light, dark] = [name, darkVersion(name)].map((file) => readFileBelow(root, `${entry}/../${other}/${file}`))
      if (light && dark && picture?.equals(light) && target.kind === "nothing") writeFileSync(target.path, dark)
    }
  }
}

/**
 * Moves a file to another folder, and with an entry's text all of its folder. Returns whether there was one. Throws a SaveError for a
 * file that is no longer as the editor read it, and for one that every site has.
 */
export function deleteContent(
  root: string,
  relative: string,
  { tag, trash, isDryRun }: { tag: string; trash: string; isDryRun: boolean },
): boolean {
  const current = readFileBelow(root, relative)
  if (current === null) return false
  refuseOther(relative, current, tag)
  const isNeeded = isRead(relative) && !relative.includes("/")
  const name = contentKind(relative)?.kind === "entry" ? path.dirname(relative) : relative
  if (isNeeded || isDryRun) {
    const reason = isNeeded ? "every site has this file" : "because of --dry-run"
    throw new SaveError(`${displayPath(name)} was not deleted: ${reason}.`)
  }
  cpSync(path.resolve(root, name), path.join(trash, name), { recursive: true })
  rmSync(path.resolve(root, name), { recursive: true })
  const folder = path.resolve(root, name, "..")
  // The last file of an entry that was not saved in the end.
  if (name === relative && readdirSync(folder).length === 0) rmdirSync(folder)
  return true
}

function refuseOther(relative: string, current: Buffer | null, tag: string): void {
  if (tagOf(current) === tag) return
  const known = tag === "" ? "exists already" : "has changed since the editor read it"
  const reason = current === null ? "was deleted or renamed" : known
  const next = current === null ? "and paste it into a new entry" : "reload this page and paste it"
  throw new SaveError(`Nothing was saved: ${displayPath(relative)} ${reason}. Copy what you wrote, ${next}.`)
}

/**
 * Throws a SaveError unless both are files of entries of one collection, and the folder of the second one has none of the files of the
 * first. It may have pictures that were saved just before the text.
 */
function refuseRename(root: string, former: string, relative: string): void {
  const [from, to] = [contentKind(former), contentKind(relative)]
  const areEntries = from?.kind === "entry" && to?.kind === "entry" && from.collection === to.collection
  const target = resolveFile(root, path.posix.dirname(relative))
  const isTaken = (name: string) => existsSync(path.join(target.path, name))
  const isFree =
    target.kind === "nothing" ||
    (target.kind === "folder" && !namesBelow(root, path.posix.dirname(former)).some(isTaken))
  if (areEntries && isFree) return
  throw new SaveError(`Nothing was saved: ${displayPath(relative)} exists, or is not the file of a project or note.`)
}

/** Moves what is in a folder to another one, and removes the empty folder. */
function moveFiles(from: string, to: string): void {
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name))
  rmdirSync(from)
}

/** Returns the lines that differ, as git shows them. */
function difference(absolute: string, input: Buffer): string {
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", "--", absolute, "-"], { input })
  return stdout.toString().replace(/^[\s\S]*?(?=^@@)/m, "")
}

function mergedContent(root: string, relative: string, body: Buffer, isConfirmed: boolean): Buffer {
  const file = displayPath(relative)
  const mark = readFileBelow(root, relative)?.toString().startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ""
  const { written, diagnostics } = readText(root, relative)
  const [wrong] = diagnostics
  if (wrong !== undefined) throw new SaveError(`Nothing was saved. Correct this first: ${formatDiagnostic(wrong)}`)
  const merged = mergeFile(file, written ?? "", body.toString())
  const known = undescribedPictures(file, written ?? "")
  const [picture] = undescribedPictures(file, merged).filter((name) => !known.includes(name))
  if (picture === undefined || isConfirmed) return Buffer.from(mark + merged)
  throw new SaveError(`Not saved: ${picture} is a picture without a description, so screen readers skip it.`, 428)
}

/** Returns the fields of the pictures whose description is empty. */
function undescribedPictures(file: string, text: string): string[] {
  const alts = textsIn(parseFields(file, text).source.data, []).filter(({ path: at }) => at.at(-1) === "alt")
  return alts.filter(({ text: alt }) => alt === "").map(({ path: at }) => at.slice(0, -1).join("."))
}
