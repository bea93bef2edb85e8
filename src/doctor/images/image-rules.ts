import { closeSync, openSync, readSync } from "node:fs"
import path from "node:path"
import { visit } from "unist-util-visit"

import { type Diagnostic, formatValue, placeOf, unexpected } from "~/src/doctor/diagnostic"
import { withRightName } from "~/src/doctor/edits/with-right-name"
import { isExampleAlt, placeholder } from "~/src/doctor/fields/placeholder-rules"
import { checkFileName, type WrongName } from "~/src/doctor/files/name-on-disk"
import { checkDiagram, isDiagram } from "~/src/doctor/images/check-diagram"
import { readImageHeader } from "~/src/doctor/images/image-header"
import { checkImageSize } from "~/src/doctor/images/image-size"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { TEXT_IMAGE } from "~/src/doctor/markdown/text-urls"
import { editableTextsAt, type FieldSource } from "~/src/doctor/readers/field-source"
import { expectedAddress } from "~/src/doctor/schemas/expected-address"
import { DECORATIVE_ALT } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

const ADDRESS = /^([a-z][a-z\d+.-]+:|\/\/)/i

const FORMATS = {
  image: {
    pattern: /\.(png|jpe?g|webp|avif|tiff?)$/i,
    endings: ".png, .jpg, .webp, .avif or .tiff",
    fix: "Save the image in one of these formats and name it here.",
  },
  src: { pattern: /\.(mp4|webm)$/i, endings: ".mp4 or .webm", fix: "Save the video in one of these formats." },
  captions: { pattern: /\.vtt$/i, endings: ".vtt", fix: "Save the captions as WebVTT, or write none." },
}

/** Checks an image and its file; a remote one only needs an https address (G2). */
export function checkImage(folder: string, image: NamedImage): Diagnostic[] {
  const { src, frame, rewrite } = image
  const place = placeOf(image)
  if (remoteAddress(src) !== null) return []
  const failed = (message: string, fix: string): Diagnostic[] => [{ ...place, message, fix }]
  const name = path.basename(src)
  if (/^https:/i.test(src)) {
    return failed(unexpected(expectedAddress(src) ?? "an https address", formatValue(src)), "Correct the address.")
  }
  if (ADDRESS.test(src)) {
    const fix = `Write the image's https address, or save it beside ${path.basename(place.file)}.`
    return failed(`${formatValue(src)} is neither a file's name nor an address that begins with https://.`, fix)
  }
  const isInText = isDiagram(src) && place.field === TEXT_IMAGE
  const wrong = isInText ? checkFileName(folder, src, place.file) : checkFile(folder, src, place.file, "image")
  if (wrong !== null) return [{ ...place, ...withRightName(wrong, rewrite) }]
  if (isInText) return checkDiagram(folder, src).map((found) => ({ ...place, ...found }))
  const header = readImageHeader(path.resolve(folder, src))
  if (header === null) {
    const isPointer = beginsWith(path.resolve(folder, src), "version https://git-lfs")
    const fix = isPointer ? "Git keeps the image elsewhere. Run `git lfs pull`." : `Save ${name} again.`
    return failed(`${formatValue(src)} cannot be read as an image.`, fix)
  }
  return checkImageSize(src, header, frame).map((message) => ({ ...place, ...message }))
}

/** Checks the files that a project's video names; its poster is checked with the images. */
export function checkVideoFiles(source: FieldSource, folder: string): Diagnostic[] {
  return (["src", "captions"] as const).flatMap((field) =>
    editableTextsAt(source, ["video", field]).flatMap(({ name, rewrite, ...place }) => {
      if (field === "captions" && name === "none") return []
      const wrong = checkFile(folder, name, place.file, field)
      if (wrong !== null) return [{ ...place, ...withRightName(wrong, rewrite) }]
      const message = checkVideoContent(path.resolve(folder, name), field)
      return message === null
        ? []
        : [{ ...place, message: `${formatValue(name)} ${message}.`, fix: FORMATS[field].fix }]
    }),
  )
}

function checkVideoContent(file: string, field: "src" | "captions"): string | null {
  if (field === "src") return beginsWith(file, "") ? null : "is empty"
  return beginsWith(file, "WEBVTT") ? null : "does not begin with WEBVTT"
}

/** Returns whether a file begins with a text, after a byte-order mark; false for an empty file. */
function beginsWith(file: string, text: string): boolean {
  const descriptor = openSync(file, "r")
  const bytes = Buffer.alloc(64)
  const length = readSync(descriptor, bytes)
  closeSync(descriptor)
  return (
    length > 0 &&
    bytes
      .toString("utf8", 0, length)
      .replace(/^\uFEFF/, "")
      .startsWith(text)
  )
}

function checkFile(folder: string, name: string, file: string, kind: keyof typeof FORMATS): WrongName | null {
  const { pattern, endings, fix } = FORMATS[kind]
  if (!pattern.test(name)) return { message: `${formatValue(name)} does not end in ${endings}.`, fix }
  return checkFileName(folder, name, file)
}

/** Every image in a text says what it shows, or that it is decorative. */
export function checkImageAlt(text: MarkdownText): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (node: Parameters<typeof placeOfNode>[0], fix: string) =>
    diagnostics.push({ ...placeOfNode(node, text, "image"), message: "The image has no description.", fix })
  visit(text.tree, (node) => {
    if (node.type !== "image" && node.type !== "imageReference") return
    const alt = node.alt?.trim() ?? ""
    if (isExampleAlt(alt)) diagnostics.push(placeholder(placeOfNode(node, text, "image"), alt))
    if (alt !== "") return
    report(node, `Write ![what it shows](image.png), or ![${DECORATIVE_ALT}](image.png) if it only decorates.`)
  })
  // Markdown always writes an alt; raw HTML may not.
  visit(text.html, "element", (element) => {
    if (element.tagName !== "img" || element.properties.alt !== undefined) return
    report(element, `Add alt="what it shows", or alt=${DECORATIVE_ALT} if it only decorates.`)
  })
  return diagnostics
}
