import path from "node:path"

import type { Diagnostic } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import { findFiles } from "~/src/doctor/files/find-files"
import { differsInCase } from "~/src/doctor/files/name-on-disk"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { contentKind, displayPath, isHidden, RESUME_FILE, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { tagSlug } from "~/src/lib/projects/tags"

const TEXT_FILE = /\.(md|mdx|markdown|ya?ml|json)$/i
const IMAGE_FILE = /\.(png|jpe?g|gif|svg|webp|avif|tiff?|heic)$/i
/** Notes for people, as code hosts show them. */
const README = /^readme\./i
const TOP_FILES = [SITE_FILE, RESUME_FILE, ...PAGE_NAMES.map((name) => `${name}.md`)]

type Named = {
  images: readonly Pick<NamedImage, "file" | "src">[]
  /** Files with errors: the images that they name may not be known. */
  unread: readonly string[]
}

/** Warns about texts in the content folder that nothing reads, and images that nothing names. */
export function checkStrayFiles(root: string, { images, unread }: Named): Diagnostic[] {
  const files = findFiles(root).files.filter((file) => !isHidden(file) && !README.test(path.posix.basename(file)))
  // In both spellings: URLs in a text are percent-encoded.
  const named = new Set(
    images.flatMap(({ file, src }) =>
      [src, decodeAddress(src)].map((name) => path.posix.join(path.posix.dirname(file), name).toLowerCase()),
    ),
  )
  const unknownFolders = new Set(unread.map((file) => path.posix.dirname(file)))
  const isStrayImage = (file: string) =>
    IMAGE_FILE.test(file) && !named.has(file.toLowerCase()) && !unknownFolders.has(path.posix.dirname(file))
  const isStrayText = (file: string) => TEXT_FILE.test(file) && contentKind(file) === null && !TOP_FILES.includes(file)

  return files.flatMap((relativePath): Diagnostic[] => {
    const file = displayPath(relativePath)
    const isText = isStrayText(relativePath)
    if (!isText && !isStrayImage(file)) return []
    const message = isText ? "Nothing reads this file." : "Nothing shows this image."
    const fix = isText ? textFix(relativePath, files) : "Name it where it belongs, or remove it."
    return [{ severity: "warning", file, line: 1, column: 1, field: "file", message, fix }]
  })
}

function textFix(file: string, files: readonly string[]): string {
  const [top, folder = "", ...rest] = file.split("/")
  if (top !== "projects") {
    const near = nearestName(file, TOP_FILES)
    const known = `${TOP_FILES.join(", ")} and projects/<name>/index.md`
    return near === undefined ? `Remove it; the site reads ${known}.` : didYouMean(near)
  }
  const target = `projects/${rest.length === 0 ? tagSlug(folder.replace(TEXT_FILE, "")) : folder}/index.md`
  const isTaken = files.some((other) => other === target || (other !== file && differsInCase(other, target)))
  return rest.length <= 1 && !isTaken ? `Rename it to ${target}.` : "Remove it, or give it a folder of its own."
}
