import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

import { findOriginals, translatedFile } from "~/src/doctor/readers/content/language-files"
import type { FieldsFile } from "~/src/doctor/readers/content/read-fields"
import { displayPath, isRead, SITE_FILE, staticFolder, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { entriesBelow } from "~/src/doctor/readers/files/entries-below"
import { readFileBelow, resolveFile } from "~/src/doctor/readers/files/resolve-file"

import { readTranslated } from "./read-translated"

/**
 * Writes the content in another language for Gatsby, which reads files: an ordinary site, in which translations have taken the places
 * of their originals (J2). Files that have not changed are left alone, because Gatsby watches them. Returns the folder, with `static`
 * beside it.
 */
export function translateContent(root: string, language: string, options: { withDrafts: boolean }): string {
  const folder = path.resolve(root, "../node_modules/.cache/languages", language)
  const target = path.join(folder, path.basename(root))
  mkdirSync(target, { recursive: true })
  const published = path.join(folder, "static")
  rmSync(published, { force: true })
  if (existsSync(staticFolder(root))) symlinkSync(staticFolder(root), published, "junction")
  const read = readTranslated(language, options)
  const texts = existsSync(path.join(root, translatedFile(TEXTS_FILE, language))) ? [TEXTS_FILE] : []
  const files = [...findOriginals(root).files.filter((file) => file !== TEXTS_FILE), ...texts]
  removeOthers(target, files)
  for (const file of files) {
    const fields = isRead(file) ? read(root, file) : null
    const isLayered = fields !== null && (file === SITE_FILE || fields.source.file !== displayPath(file))
    if (isLayered) write(target, file, fields)
    else link(resolveFile(root, file).path, target, file)
  }
  return target
}

/**
 * Removes everything but these files, and the folders that they are in. Before new files are written: a name may have changed only in
 * its capitals, or from that of a file to that of a folder.
 */
function removeOthers(target: string, files: readonly string[]): void {
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)))
  const kept = new Set([...files, ...folders])
  for (const entry of entriesBelow(target)) {
    const absolute = path.join(entry.parentPath, entry.name)
    const name = path.relative(target, absolute).split(path.sep).join("/")
    if (!kept.has(entry.isDirectory() ? `${name}/` : name)) rmSync(absolute, { recursive: true, force: true })
  }
}

/** JSON is YAML, too. */
function write(target: string, name: string, { source, markdown, body }: FieldsFile): void {
  const fields = JSON.stringify(source.data, null, 2)
  const text = markdown === null ? fields : `---\n${fields}\n---\n${body}`
  if (readFileBelow(target, name)?.toString() === text) return
  writeFileSync(makeRoom(target, name), text)
}

/** Pictures are large, so they are copied only where the file system cannot link them. */
function link(from: string, target: string, name: string): void {
  if (statSync(path.join(target, name), { throwIfNoEntry: false })?.ino === statSync(from).ino) return
  const to = makeRoom(target, name)
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** What is there may be a link to the original, which stays as it is. */
function makeRoom(target: string, name: string): string {
  const file = path.join(target, name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}
