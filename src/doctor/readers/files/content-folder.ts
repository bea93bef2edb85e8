import path from "node:path"

import { PAGE_NAMES, type PageName } from "~/src/doctor/schemas/page-schemas"
import { COLLECTIONS, type Collection } from "~/src/lib/addresses/paths"

import { filesIn, namesBelow, resolveFile } from "./resolve-file"

export const SITE_FILE = "site.yaml"
export const RESUME_FILE = "resume.json"
/** BibTeX: the same in every language. */
export const PUBLICATIONS_FILE = "publications.bib"
export const TEXTS_FILE = "texts.yaml"

/** The folder that the owner edits, as named in diagnostics. */
export const CONTENT_FOLDER = "content"

/** The folder beside it, whose files are published unchanged. */
export const STATIC_FOLDER = "static"

/** The folders in it whose files belong to the site, or to the texts of that folder. */
export const SITE_FOLDERS = [...COLLECTIONS, "pages", "cv", "fonts"]
/** Also in other languages: `resume.de.json`. */
const SITE_DATA = /(^|\/)(site|resume|publications|texts)(\.[^/]+)?\.(ya?ml|json|bib)$/i

const CV_FILE = /^cv\/([^/.][^/]*)\.yaml$/
const ENTRY_FILE = new RegExp(`^(${COLLECTIONS.join("|")})/([^/]+)/index\\.md$`)
/** A name with a dot is that of a translation; a readme is for people. */
const PAGE_FILE = /^(home|about|privacy|pages\/(?!(?:readme|README)\.)[^/.]+)\.md$/

export type ContentKind = ReturnType<typeof contentKind>

/** Returns what a path inside the content folder is for. */
export function contentKind(relativePath: string) {
  const [, collection, folder] = ENTRY_FILE.exec(relativePath) ?? []
  if (folder !== undefined) return { kind: "entry" as const, collection: collection as Collection, folder }
  const name = PAGE_FILE.exec(relativePath)?.[1]
  return name === undefined ? null : { kind: "page" as const, name: name as PageName }
}

/** Returns whether the fields or the text of a file inside the content folder are read. */
export function isRead(relativePath: string): boolean {
  return (
    contentKind(relativePath) !== null ||
    CV_FILE.test(relativePath) ||
    [SITE_FILE, RESUME_FILE, TEXTS_FILE].includes(relativePath)
  )
}

/** Returns the names of the pages: those of every site, then the owner's own, sorted. */
export function pageNames(root: string): PageName[] {
  const own = filesIn(root, "pages").map(contentKind)
  return [...PAGE_NAMES, ...own.flatMap((found) => (found?.kind === "page" ? [found.name] : []))]
}

/** Returns the files of the variants of the résumé with their names, sorted; none without a folder `cv`. */
export function cvFiles(root: string): { file: string; name: string }[] {
  return filesIn(root, "cv").flatMap((file) => {
    const name = CV_FILE.exec(file)?.[1]
    return name === undefined ? [] : [{ file, name }]
  })
}

/** Returns the names of the folders of a collection's entries, sorted; none when there is no folder of the collection yet. */
export function entryFolders(root: string, collection: Collection): string[] {
  const isFolder = (name: string) => resolveFile(root, `${collection}/${name}`).kind === "folder"
  return namesBelow(root, collection).filter((name) => !name.startsWith(".") && isFolder(name))
}

/** Returns the file of an entry, relative to the content folder. */
export function entryFile(collection: Collection, folder: string): string {
  return `${collection}/${folder}/index.md`
}

/** Returns the files of all entries, collection by collection, whether they are there or not. */
export function entryFiles(root: string): string[] {
  return COLLECTIONS.flatMap((collection) =>
    entryFolders(root, collection).map((folder) => entryFile(collection, folder)),
  )
}

export function staticFolder(root: string): string {
  return path.join(path.resolve(root), "..", STATIC_FOLDER)
}

/** Returns whether the name of a file, or of a folder that it is in, begins with a dot. */
export function isHidden(file: string): boolean {
  return /(^|\/)\./.test(file)
}

/** Returns whether a file is not published as it is, because it is hidden, or may hold private fields of the settings or résumé (S3). */
export function isPrivate(file: string): boolean {
  return isHidden(file) || SITE_DATA.test(file)
}

/** Returns what to add to advice that would publish a file whose name, or folder, says that it is none to publish yet. */
export function draftAdvice(file: string): string {
  return /(^|\/)(_|drafts\/)/i.test(file) ? " and add draft: true" : ""
}

/** Returns a file's path as diagnostics name it: from the project's root. */
export function displayPath(relativePath: string): string {
  return `${CONTENT_FOLDER}/${relativePath}`
}
