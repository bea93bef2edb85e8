import path from "node:path"

import { isRead, SITE_FILE, TEXTS_FILE } from "~/src/doctor/readers/files/content-folder"
import { type FoundFiles, findFiles } from "~/src/doctor/readers/files/find-files"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"

import { readFields } from "./read-fields"

/** Returns the languages of a site, the original one first; none for a site in one language (J2). */
export function siteLanguages(root: string): string[] {
  const languages = readFields(root, SITE_FILE).source.valueAt(["languages"])
  const tags = Array.isArray(languages) ? languages.filter((tag) => typeof tag === "string" && isLanguageTag(tag)) : []
  return tags.length > 1 ? [...new Set(tags)] : []
}

/** Returns the file with the translation of a file: `index.de.md` for `index.md`. */
export function translatedFile(file: string, language: string): string {
  const { dir, name, ext } = path.posix.parse(file)
  return path.posix.join(dir, `${name}.${language}${ext}`)
}

/** Returns the files of the content, but for the translations of others. */
export function findOriginals(root: string): FoundFiles {
  const { files, unreadable } = findFiles(root)
  const languages = siteLanguages(root).slice(1)
  const originals = [...files.filter(isRead), TEXTS_FILE]
  const translations = new Set(languages.flatMap((language) => originals.map((file) => translatedFile(file, language))))
  return { unreadable, files: files.filter((file) => !translations.has(file)) }
}

/**
 * Returns whether a file of the content has a translation that a build publishes: it can be read, and is no draft. What
 * is not clearly published is not: the check reports a `draft` that is neither true nor false. `withDrafts` includes all files.
 */
export function isTranslated(root: string, file: string, language: string, { withDrafts = false } = {}): boolean {
  const { isRead, source, diagnostics } = readFields(root, translatedFile(file, language))
  const isWrong = diagnostics.length > 0
  if (withDrafts) return isRead || isWrong
  return isRead && !isWrong && [undefined, false].includes(source.valueAt(["draft"]) as boolean | undefined)
}
