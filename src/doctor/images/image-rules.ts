import { statSync } from "node:fs"
import path from "node:path"
import type { Element } from "hast"
import type { Image, ImageReference } from "mdast"
import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { checkFileName } from "~/src/doctor/files/name-on-disk"
import { readImageHeader } from "~/src/doctor/images/image-header"
import { checkImageSize } from "~/src/doctor/images/image-size"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { type FieldSource, textsAt } from "~/src/doctor/readers/field-source"
import { DECORATIVE_ALT } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

const IMAGE_FILE = /\.(png|jpe?g|webp|avif|tiff?)$/i
const ADDRESS = /^([a-z][a-z\d+.-]+:|\/\/)/i

const VIDEO_FILES = [
  { field: "src", pattern: /\.(mp4|webm)$/i, endings: ".mp4 or .webm", fix: "Save the video in one of these formats." },
  { field: "captions", pattern: /\.vtt$/i, endings: ".vtt", fix: "Save the captions as WebVTT, or write none." },
]

/** Checks an image as far as the disk can tell; a remote one only needs an https address (G2). */
export function checkImage(folder: string, { src, shape: _shape, frame, ...place }: NamedImage): Diagnostic[] {
  if (remoteAddress(src) !== null) return []
  const failed = (message: string, fix: string): Diagnostic[] => [{ ...place, message, fix }]
  const name = path.basename(src)
  if (ADDRESS.test(src)) {
    const fix = `Write the image's https address, or save it beside ${path.basename(place.file)}.`
    return failed(`${formatValue(src)} is neither a file's name nor an address that begins with https://.`, fix)
  }
  if (!IMAGE_FILE.test(src)) {
    const message = `${formatValue(src)} does not end in .png, .jpg, .webp, .avif or .tiff.`
    return failed(message, "Save the image in one of these formats and name it here.")
  }
  const misnamed = checkFileName(folder, src, place.file)
  if (misnamed !== null) return [{ ...place, ...misnamed }]
  const absolute = path.resolve(folder, src)
  const isFile = statSync(absolute, { throwIfNoEntry: false })?.isFile()
  const header = isFile ? readImageHeader(absolute) : null
  if (header === null) return failed(`${formatValue(src)} cannot be read as an image.`, `Save ${name} again.`)
  return checkImageSize(src, header, frame).map((message) => ({ ...place, ...message }))
}

/** Checks the files that a project's video names; its poster is checked with the images. */
export function checkVideoFiles(source: FieldSource, folder: string): Diagnostic[] {
  return VIDEO_FILES.flatMap(({ field, pattern, endings, fix }) =>
    textsAt(source, ["video", field]).flatMap(({ name, ...place }): Diagnostic[] => {
      if (field === "captions" && name === "none") return []
      if (!pattern.test(name)) return [{ ...place, message: `${formatValue(name)} does not end in ${endings}.`, fix }]
      const misnamed = checkFileName(folder, name, place.file)
      return misnamed === null ? [] : [{ ...place, ...misnamed }]
    }),
  )
}

/** Every image in a text says what it shows, or that it is decorative. */
export function checkImageAlt(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (node: Element | Image | ImageReference, fix: string) =>
    diagnostics.push({ ...placeOfNode(node, text, "image"), message: "The image has no description.", fix })
  visit(text.tree, ["image", "imageReference"], (node) => {
    const image = node as Image | ImageReference
    if (image.alt?.trim()) return
    report(image, `Write ![what it shows](image.png), or ![${DECORATIVE_ALT}](image.png) if it only decorates.`)
  })
  // Markdown always writes an alt; raw HTML may not.
  visit(text.html, { tagName: "img" }, (node) => {
    const image = node as Element
    if (image.properties.alt !== undefined) return
    report(image, `Add alt="what it shows", or alt=${DECORATIVE_ALT} if it only decorates.`)
  })
  return diagnostics
}
