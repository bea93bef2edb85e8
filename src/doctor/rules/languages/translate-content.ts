import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"

import type { Diagnostic, Place } from "~/src/doctor/diagnostics/diagnostic"
import { findOriginals, isTranslated, siteLanguages, translatedFile } from "~/src/doctor/readers/content/language-files"
import { type FieldsFile, readFields } from "~/src/doctor/readers/content/read-fields"
import { displayPath, isRead, SITE_FILE, staticFolder, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { entriesBelow } from "~/src/doctor/readers/files/entries-below"
import { emptySource } from "~/src/doctor/readers/formats/parse-yaml"

import { checkMerge, type MergedLine, mergeTranslation, withField } from "./merge-translation"

/**
 * Writes the content in another language: an ordinary site, in which translations have taken the places of their originals (J2).
 * `withDrafts` includes translations that are drafts. Files that have not changed are left alone, because Gatsby watches them.
 * Returns the folder, with `static` beside it, a function from what has been found in it to the place where that was written, and
 * what prevents a translation from being merged; then the original takes its place.
 */
export function translateContent(root: string, language: string, options: { withDrafts: boolean }) {
  const folder = path.resolve(root, "../node_modules/.cache/languages", language)
  const target = path.join(folder, path.basename(root))
  mkdirSync(target, { recursive: true })
  const published = path.join(folder, "static")
  rmSync(published, { force: true })
  if (existsSync(staticFolder(root))) symlinkSync(staticFolder(root), published, "junction")
  const languages = siteLanguages(root)
  const diagnostics: Diagnostic[] = []
  /** What each file is made of: lines, or the file that takes its place. */
  const sources = new Map<string, readonly MergedLine[] | string>()
  for (const file of findOriginals(root).files) {
    if (file === TEXTS_FILE) continue
    const { lines, problems } = linesOf(root, file, { language, languages, ...options })
    diagnostics.push(...problems)
    sources.set(file, lines ?? file)
  }
  const texts = translatedFile(TEXTS_FILE, language)
  if (existsSync(path.join(root, texts))) sources.set(TEXTS_FILE, texts)
  removeOthers(target, [...sources.keys()])
  for (const [file, source] of sources) {
    if (typeof source === "string") link(path.join(root, source), path.join(target, file))
    else write(path.join(target, file), source)
  }
  const origins = new Map([...sources].map(([file, source]) => [displayPath(file), source]))
  const toOrigin = <Found extends Place>(found: Found): Found => ({
    ...found,
    ...originOf(found, origins.get(found.file)),
  })
  return { root: target, toOrigin, diagnostics }
}

function originOf({ line, column }: Place, source: readonly MergedLine[] | string | undefined): object | undefined {
  if (typeof source === "string") return { file: displayPath(source) }
  const origin = source?.[line - 1]
  // A line of a text stays as it was written, and so do its columns; edits would change the merged file.
  return origin && { file: origin.file, line: origin.line, column: origin.column ?? column, edits: undefined }
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

type Translating = { language: string; languages: readonly string[]; withDrafts: boolean }

/** `lines` is null for a file that stays as it is. */
function linesOf(root: string, file: string, translating: Translating) {
  const { language, languages } = translating
  const isSite = file === SITE_FILE
  const isMerged = isRead(file) && isTranslated(root, file, language, translating)
  const original = isMerged || isSite ? readFields(root, file) : null
  // The check of the originals reports a file that cannot be read.
  if (original === null || original.source.data === null) return { lines: null, problems: [] }
  const translation = isMerged ? readFields(root, translatedFile(file, language)) : noFields(file)
  const isReadable = translation.diagnostics.length === 0
  const problems = isReadable ? checkMerge(original.source, translation.source) : translation.diagnostics
  if (problems.length > 0 && !isSite) return { lines: null, problems }
  const lines = mergeTranslation(original, problems.length > 0 ? noFields(file) : translation)
  const place = original.source.placeOf(["languages", languages.indexOf(language)])
  return { lines: isSite ? withField(lines, "language", language, place) : lines, problems }
}

function noFields(file: string): FieldsFile {
  return { source: emptySource(displayPath(file)), diagnostics: [], body: "", bodyLine: 1 }
}

function write(file: string, lines: readonly MergedLine[]): void {
  const text = lines.map((line) => line.text).join("\n")
  if (existsSync(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  // The file may be a link to the original, which stays as it is.
  rmSync(file, { force: true })
  writeFileSync(file, text)
}

/** Pictures are large, so they are copied only where the file system cannot link them. */
function link(from: string, to: string): void {
  const source = realpathSync(from)
  if (existsSync(to) && statSync(to).ino === statSync(source).ino) return
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(source, to)
  } catch {
    copyFileSync(source, to)
  }
}
