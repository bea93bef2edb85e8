import path from "node:path"

import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import {
  CONTENT_FOLDER,
  displayPath,
  draftAdvice,
  isHidden,
  isPrivate,
  isRead,
  PUBLICATIONS_FILE,
  RESUME_FILE,
  SITE_FILE,
  TEXTS_FILE,
} from "~/src/doctor/readers/files/content-folder"
import type { FoundFiles } from "~/src/doctor/readers/files/find-files"
import { differsInCase } from "~/src/doctor/readers/files/name-on-disk"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import type { NamedImage } from "~/src/doctor/rules/images/named-images"
import { linkedFile } from "~/src/doctor/rules/links/linked-files"
import { isLanguageTag } from "~/src/doctor/schemas/language-tag"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { COLLECTIONS, type Collection } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tag-slug"

/** Markdown, and data where the site's own, or the variants of its résumé, are. */
const TEXT_FILE = /\.(md|mdx|markdown)$|^(?:cv\/.*|[^/]*)\.(ya?ml|json)$/i
const IMAGE_FILE = /\.(png|jpe?g|gif|svg|webp|avif|tiff?|heic)$/i
/** Notes for people, as code hosts show them, and what Windows keeps in folders; fonts are read whatever their names are. */
const ACCEPTED = /(^|\/)(readme\.[^/]*|thumbs\.db|desktop\.ini)$|^fonts\//i
const ENTRY_FOLDER = new RegExp(`^(?:${COLLECTIONS.join("|")})/[^/]+/`)
const TOP_FILES = [SITE_FILE, RESUME_FILE, ...PAGE_NAMES.map((name) => `${name}.md`)]

export type Named = {
  /** The files that others name (`namedPaths`). */
  known: ReadonlySet<string>
  /** Files with errors: what they name may not be known. */
  unread: readonly string[]
}

/** Warns about files in the content folder that nothing reads or names, because no build publishes them. */
export function checkStrayFiles(found: FoundFiles, { known, unread }: Named): Diagnostic[] {
  const files = found.files.filter((file) => !isHidden(file) && !ACCEPTED.test(file))
  const unreadFolders = unread.map(textFolder)

  return files.flatMap((relativePath): Diagnostic[] => {
    const file = displayPath(relativePath)
    if (isRead(relativePath) || relativePath === PUBLICATIONS_FILE || known.has(file.toLowerCase())) return []
    if (isBesideMissing(relativePath, files)) return []
    const isText = TEXT_FILE.test(relativePath)
    if (!isText && unreadFolders.includes(textFolder(file))) return []
    const message = `Nothing ${isText ? "reads" : "shows or links to"} this file.`
    const fix = isText ? textFix(relativePath, files) : otherFix(relativePath)
    return [{ severity: "warning", file, line: 1, column: 1, field: "file", ...say("file-unused", message, fix) }]
  })
}

/** Returns whether a file lies in the folder of an entry without a text, whose own diagnostic says what to do with the files. */
function isBesideMissing(file: string, files: readonly string[]): boolean {
  const folder = ENTRY_FOLDER.exec(file)?.[0]
  return folder !== undefined && !files.includes(`${folder}index.md`)
}

/** Returns the paths of images, videos and linked files in lowercase, in both spellings: URLs in a text are percent-encoded. */
export function namedPaths(named: readonly Pick<NamedImage, "file" | "src">[]): ReadonlySet<string> {
  return new Set(
    named.flatMap(({ file, src }) =>
      [src, decodeAddress(src)].map((name) => path.posix.join(path.posix.dirname(file), name).toLowerCase()),
    ),
  )
}

/** Returns the folder of the text that may name a file: that of its entry, or of the pages. */
function textFolder(file: string): string {
  const folder = ENTRY_FOLDER.exec(file.slice(CONTENT_FOLDER.length + 1))?.[0]
  return folder === undefined ? CONTENT_FOLDER : displayPath(folder)
}

function translationFix(original: string, tag: string, files: readonly string[]): string {
  if (!files.includes(original)) return `Write its original first: ${original}.`
  return `If it is a translation, add languages to ${displayPath(SITE_FILE)}, for example: languages: [en, ${tag}]`
}

function otherFix(file: string): string {
  if (IMAGE_FILE.test(file)) return "Name it where it belongs, or move it out of content."
  if (/^[^/]+\.bib$/i.test(file))
    return `Move its entries into ${displayPath(PUBLICATIONS_FILE)}, or move it out of content.`
  if (/\.(mp4|webm)$/i.test(file)) return "Name it in video.src, or move it out of content."
  if (/\.vtt$/i.test(file)) return "Name it in video.captions, or move it out of content."
  const name = file.replace(ENTRY_FOLDER, "").replace(/^pages\//, "")
  const address = encodePath(name)
  if (isPrivate(file)) return "Move it out of content."
  if (linkedFile(address, textFolder(displayPath(file))) === null || publishedKind(file) === null)
    return "Put it into static, or move it out of content."
  const words = path.posix.parse(name).name.replace(/[[\]\\]/g, "")
  return `Link to it in the text: [${words}](${address}), or move it out of content.`
}

function textFix(file: string, files: readonly string[]): string {
  const [, start, tag = "", end] = /^(.*)\.([a-z]{2,3}(?:-[A-Za-z]+)*)(\.(?:md|json|yaml))$/.exec(file) ?? []
  if (isLanguageTag(tag) && isRead(`${start}${end}`)) return translationFix(`${start}${end}`, tag, files)
  if (file.startsWith("cv/")) return cvFix(file)
  const collection = COLLECTIONS.find((name) => file.startsWith(`${name}/`))
  return collection === undefined ? strayFix(file) : entryFix(collection, file, files)
}

function cvFix(file: string): string {
  const target = `cv/${tagSlug(path.posix.parse(file).name)}.yaml`
  return /^cv\/[^/_][^/]*$/.test(file)
    ? `Rename it to ${target}, with the fields of docs/content.md.`
    : `Move it out of content, or to ${target} to publish it.`
}

function strayFix(file: string): string {
  const draft = draftAdvice(file)
  if (draft !== "") return `Move it out of content, or its text into projects/<name>/index.md${draft}.`
  const known = `${TOP_FILES.join(", ")}, pages/<slug>.md, projects/<name>/index.md or notes/<name>/index.md`
  const near = didYouMean(nearestName(file, [...TOP_FILES, TEXTS_FILE]))
  return near ?? `Move its text into ${known}, or move the file out of content.`
}

function entryFix(collection: Collection, file: string, files: readonly string[]): string {
  const [, folder = "", ...rest] = file.split("/")
  const draft = draftAdvice(file)
  if (rest.length === 0 && /^_?index\./i.test(folder)) return "Move its text into home.md, or remove it."
  if (/^[^/]+\/index\.md$/.test(rest.join("/"))) {
    return `Move its folder to ${collection}/${rest[0]}${draft}, or move it out of content.`
  }
  const target = `${collection}/${rest.length === 0 ? tagSlug(folder.replace(TEXT_FILE, "")) : folder}/index.md`
  const isTaken = files.some((other) => other === target || (other !== file && differsInCase(other, target)))
  return rest.length <= 1 && !isTaken
    ? `Rename it to ${target}${draft}.`
    : `Give it a folder of its own${draft}, or move it out of content.`
}
