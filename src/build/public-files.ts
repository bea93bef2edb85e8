import { hash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { entriesBelow } from "~/src/doctor/readers/files/entries-below"

/** The folder into which Gatsby writes the finished site. */
const PUBLIC = "public"
/** The folder of the owner's files, which Gatsby copies into the finished site. */
const STATIC = "static"

/** The folders of the files that texts and fields name: hosts send a policy of its own with each (S6). Browsers play those of the second. */
export const FILES_FOLDER = `${STATIC}/files`
export const MEDIA_FOLDER = `${STATIC}/media`

/** Folders of the site that no page requests: slices, which are in the pages, and Partytown, which nothing here uses. */
const GATSBY_FOLDERS = ["_gatsby", "~partytown"]

/** Returns whether `static/` has a file of this path, which is published instead of the build's own. */
export function isOwnerFile(file: string): boolean {
  return existsSync(path.join(STATIC, file))
}

/**
 * Writes a file of the finished site, and the folders it needs, unless it is the owner's. In JSON, `\u0040` replaces `@`, which
 * occurs only in strings: parsers get the same value, and programs that search files for e-mail addresses find none.
 */
export function writePublicFile(file: string, content: string | Buffer): void {
  if (isOwnerFile(file)) return
  const isJson = typeof content === "string" && file.endsWith(".json")
  write(path.join(PUBLIC, file), isJson ? content.replaceAll("@", "\\u0040") : content)
}

/**
 * Publishes content below a folder in `static` and returns its path inside the site. A digest of it is part of the path, because
 * hosts cache files in `/static` as immutable.
 */
export function publishContent(folder: string, name: string, content: string | Buffer): string {
  const place = `${folder}/${hash("sha256", content).slice(0, 32)}`
  writePublicFile(`${place}/${name}`, content)
  return `/${place}/${encodeURIComponent(name)}`
}

export function replaceOwnerFile(file: string, content: Buffer): void {
  write(path.join(PUBLIC, file), content)
}

/** Writes a file for a host that does not look for it in the site. */
export function writeHostingFile(file: string, content: string): void {
  write(path.join("hosting", file), content)
}

export function readPublicFile(file: string): string {
  return readFileSync(path.join(PUBLIC, file), "utf8")
}

/** Removes a file or folder of the finished site, if it is there. */
export function removePublic(file: string): void {
  rmSync(path.join(PUBLIC, file), { recursive: true, force: true })
}

/** Returns the paths of files with one of these endings, with forward slashes. Files that only Gatsby needs are left out. */
export function publicFiles(...endings: string[]): string[] {
  return entriesBelow(PUBLIC)
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !GATSBY_FOLDERS.includes(file.split("/")[0] ?? ""))
}

/** Removes files of Gatsby and webpack that no page needs. Those of webpack would publish a list of the sources. */
export function removeLeftovers(): void {
  const files = ["webpack.stats.json", "chunk-map.json", ...publicFiles(".js.map")]
  for (const file of [...GATSBY_FOLDERS, ...files]) removePublic(file)
}

function write(absolute: string, content: string | Buffer): void {
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, content)
}
