import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

import type { ContentProblem } from "~/src/doctor/diagnostic"
import { nearest } from "~/src/doctor/fields/nearest-name"
import type { NamedPicture } from "~/src/doctor/images/named-images"
import { suggestedSlug } from "~/src/doctor/links/suggested-slug"
import { contentKind, displayPath, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/decode"

const TEXT_FILE = /\.(md|mdx|markdown|ya?ml|json)$/i
const PICTURE_FILE = /\.(png|jpe?g|gif|svg|webp|avif|tiff?|heic)$/i
/** Notes for people, as code hosts show them. */
const NOTES = /^readme\./i

const TOP_FILES = [SITE_FILE, RESUME_FILE, ...PAGE_NAMES.map((name) => `${name}.md`)]
const PROJECT_FILE = "index.md"

type Told = Pick<ContentProblem, "found" | "expected" | "fix">
type Reading = {
  pictures: readonly Pick<NamedPicture, "file" | "src">[]
  /** Files that could not be read to their end: what they name is not known. */
  unread: readonly string[]
}

/** Warns of texts in the content folder that nothing reads, and of pictures that nothing names. */
export function checkStrayFiles(root: string, { pictures, unread }: Reading): ContentProblem[] {
  const files = filesIn(root).filter((file) => !NOTES.test(path.posix.basename(file)))
  const named = new Set(pictures.flatMap(({ file, src }) => namesOf(file, src)))
  const unknown = new Set(unread.map((file) => path.posix.dirname(file)))
  const isNamed = (file: string) => named.has(file.toLowerCase()) || unknown.has(path.posix.dirname(file))

  const tell = (file: string): Told | null => {
    if (TEXT_FILE.test(file)) return tellText(file, files)
    return PICTURE_FILE.test(file) && !isNamed(displayPath(file)) ? PICTURE : null
  }
  return files.flatMap((file): ContentProblem[] => {
    const told = tell(file)
    if (told === null) return []
    return [{ severity: "warning", file: displayPath(file), line: 1, column: 1, field: "file", ...told }]
  })
}

const PICTURE = {
  found: "a picture that nothing names",
  expected: "pictures that a field or a text shows",
  fix: "name it where it belongs, or remove it",
}

function tellText(file: string, files: readonly string[]): Told | null {
  if (contentKind(file) !== null || TOP_FILES.includes(file)) return null
  const expected = `${TOP_FILES.join(", ")}, and projects/<name>/${PROJECT_FILE}`
  const found = "a file that nothing reads"
  const [top, folder = "", ...rest] = file.split("/")
  if (top !== "projects") {
    const near = nearest(file, TOP_FILES)
    return { found, expected, fix: near === undefined ? "remove it" : `did you mean ${near}?` }
  }
  const place = rest.length === 0 ? placeOf(folder.replace(TEXT_FILE, "")) : `projects/${folder}/${PROJECT_FILE}`
  const isTaken = files.includes(place) || (rest.length === 0 && files.some((other) => placeOfFolder(other) === place))
  const isFree = rest.length <= 1 && !isTaken
  return { found, expected, fix: isFree ? `rename it to ${place}` : "remove it, or give it a folder of its own" }
}

/** Where a project of a name belongs. */
function placeOf(name: string): string {
  return `projects/${suggestedSlug(name) ?? name}/${PROJECT_FILE}`
}

/** Where a project's file belongs, whose folder may have a name that is no slug; null for other files. */
function placeOfFolder(file: string): string | null {
  const kind = contentKind(file)
  return kind?.kind === "project" ? placeOf(kind.folder) : null
}

/** Under both of its spellings, for an address in a text is percent-encoded. */
function namesOf(file: string, src: string): string[] {
  return [src, decodeAddress(src)].map((name) => path.posix.join(path.posix.dirname(file), name).toLowerCase())
}

/** Every file below the folder, with forward slashes; none whose name, or whose folder's name, begins with a dot. */
function filesIn(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort()
}
