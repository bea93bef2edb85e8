import path from "node:path"
import { visit } from "unist-util-visit"

import {
  correctName,
  type Diagnostic,
  type Finding,
  formatValue,
  placeOf,
  say,
  unexpected,
  type WrongName,
} from "~/src/doctor/diagnostics/diagnostic"
import { beginsPair, imagePair } from "~/src/doctor/markdown/image-pairs"
import { type MarkdownText, placeOfNode } from "~/src/doctor/markdown/parse-markdown"
import { elementsIn, nodesIn } from "~/src/doctor/markdown/text-parts"
import { TEXT_IMAGE } from "~/src/doctor/markdown/text-urls"
import { checkFileName, resolveBeside, type TextPlace } from "~/src/doctor/readers/files/name-on-disk"
import { type FieldSource, textsAt } from "~/src/doctor/readers/formats/field-source"
import { type ImageHeader, readBeginning, readImageHeader } from "~/src/doctor/readers/images/image-header"
import { checkImageSize } from "~/src/doctor/readers/images/image-size"
import { isExampleAlt, placeholder } from "~/src/doctor/rules/fields/check-placeholders"
import { expectedAddress } from "~/src/doctor/schemas/expected-address"
import { decodeAddress } from "~/src/lib/addresses/decode-address"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { DECORATIVE_ALT, splitSpan } from "~/src/lib/images/image-data"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { checkDiagram, darkVersion, isDiagram } from "./check-diagram"
import type { NamedImage } from "./named-images"

const ADDRESS = /^([a-z][a-z\d+.-]+:|\/\/)/i

const FORMATS = {
  image: {
    pattern: /\.(png|jpe?g|webp|avif|tiff?)$/i,
    endings: ".png, .jpg, .webp, .avif or .tiff",
    fix: "Save the image in one of these formats, or as a video if it moves, and name it here.",
  },
  src: { pattern: /\.(mp4|webm)$/i, endings: ".mp4 or .webm", fix: "Save the video in one of these formats." },
  captions: { pattern: /\.vtt$/i, endings: ".vtt", fix: "Save the captions as WebVTT, or write none." },
}
/** The first characters of each file, and its mistake without them. */
const STARTS = { src: ["", "is empty"], captions: ["WEBVTT", "does not begin with WEBVTT"] } as const

/** Checks an image and its file; a remote one only needs an https address (G2). */
export function checkImage(root: string, image: NamedImage): Diagnostic[] {
  if (remoteAddress(image.src) !== null) return []
  const find = ADDRESS.test(image.src) ? checkAddress : checkImageFile
  return find({ root, file: image.file }, image).map((found) => ({ ...placeOf(image), ...found }))
}

function checkAddress({ file }: TextPlace, { src }: NamedImage): Finding[] {
  if (/^https:/i.test(src)) {
    const message = unexpected(expectedAddress(src) ?? "an https address", formatValue(src))
    return [say("image-address", message, "Correct the address.")]
  }
  const message = `${formatValue(src)} is neither a file's name nor an address that begins with https://.`
  return [say("image-address", message, `Write the image's https address, or save it beside ${path.basename(file)}.`)]
}

function checkImageFile(text: TextPlace, { src, field, frame, rewrite }: NamedImage): Finding[] {
  const isInText = isDiagram(src) && field === TEXT_IMAGE
  const wrong = isInText ? checkFileName(text, src) : checkFile(text, src, "image")
  if (wrong !== null) return [correctName(wrong, rewrite)]
  if (isInText) return checkDiagram(text, src)
  const file = resolveBeside(text, src).path
  const header = readImageHeader(file)
  if (header === null) {
    const isPointer = beginsWith(file, "version https://git-lfs")
    const fix = isPointer ? "Git keeps the image elsewhere. Run `git lfs pull`." : `Save ${path.basename(src)} again.`
    return [say("image-unreadable", `${formatValue(src)} cannot be read as an image.`, fix)]
  }
  if (header.otherFormat !== null) return [wrongFormat(src, header.otherFormat)]
  const still = header.isAnimated ? [animated(src)] : []
  return [...checkImageSize(src, header, frame), ...still, ...checkDarkVersion(text, src, header)]
}

/** Checks the version of an image for the dark theme, if there is one. */
function checkDarkVersion(text: TextPlace, src: string, { width, height }: ImageHeader): Finding[] {
  const dark = darkVersion(src)
  const { kind, path: file } = resolveBeside(text, dark)
  if (kind !== "file") return []
  const header = readImageHeader(file)
  if (header === null || header.otherFormat !== null) {
    return [say("image-unreadable", `${formatValue(dark)} cannot be read as an image.`, "Save it again, or delete it.")]
  }
  if (header.width === width && header.height === height) return []
  const message = `${formatValue(dark)} has ${header.width} × ${header.height} pixels, and ${formatValue(src)} ${width} × ${height}.`
  return [say("image-dark-size", message, "Save both in the same size: the dark theme shows the one for the other.")]
}

function wrongFormat(src: string, format = "heic"): WrongName {
  const isHeic = format.startsWith("hei")
  const what = isHeic
    ? "a HEIC image, which browsers do not show"
    : `an image in ${format.toUpperCase()}, which pages do not show`
  const fix = `Export it as JPEG, and name ${path.parse(src).name}.jpg here. Another ending alone does not convert it.`
  return say(isHeic ? "image-heic" : "file-format", `${formatValue(src)} is ${what}.`, fix)
}

function animated(src: string): Finding {
  const message = `${formatValue(src)} is animated, but pages show only its first image.`
  const fix = `Save it as a video, or link to it from the text: [what it shows](${encodePath(src)}).`
  return { severity: "warning", ...say("image-animated", message, fix) }
}

/** Checks the files that a project's video names; its poster is checked with the images. */
export function checkVideoFiles(source: FieldSource, root: string): Diagnostic[] {
  return (["src", "captions"] as const).flatMap((field) =>
    textsAt(source, ["video", field]).flatMap(({ name, rewrite, place }) => {
      if (field === "captions" && name === "none") return []
      const text = { root, file: place.file }
      const wrong = checkFile(text, name, field)
      if (wrong !== null) return [{ ...place, ...correctName(wrong, rewrite) }]
      const [start, mistake] = STARTS[field]
      if (beginsWith(resolveBeside(text, name).path, start)) return []
      return [{ ...place, ...say("video-unreadable", `${formatValue(name)} ${mistake}.`, FORMATS[field].fix) }]
    }),
  )
}

/** Returns whether a file begins with a text, after a byte-order mark; false for an empty file. */
function beginsWith(file: string, text: string): boolean {
  const beginning = readBeginning(file, 64).toString("utf8")
  return beginning !== "" && beginning.replace(/^\uFEFF/, "").startsWith(text)
}

function checkFile(text: TextPlace, name: string, kind: keyof typeof FORMATS): WrongName | null {
  const { pattern, endings, fix } = FORMATS[kind]
  if (kind === "image" && /\.hei[cf]$/i.test(name)) return wrongFormat(name)
  if (!pattern.test(name)) return say("file-format", `${formatValue(name)} does not end in ${endings}.`, fix)
  return checkFileName(text, name)
}

/** An image that is to be compared has one other beside it, of the same ratio. */
export function checkImagePairs(text: MarkdownText, root: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  visit(text.html, "element", (image, _index, parent) => {
    if (!beginsPair(image)) return
    const place = placeOfNode(image, text, TEXT_IMAGE)
    const names = (parent && imagePair(parent))?.map(({ properties }) => splitSpan(String(properties.src)).src)
    if (names === undefined) {
      const message = "An image with #compare has to begin a paragraph of two images."
      const where = "the second image in the next line, and an empty line before and after"
      diagnostics.push({ ...place, ...say("image-pair", message, `Write both in a paragraph of their own: ${where}.`) })
      return
    }
    const sizes = names.map((name) => readImageHeader(resolveBeside({ root, ...place }, decodeAddress(name)).path))
    const [one, other] = sizes.map((size) => (size === null ? null : size.width / size.height))
    if (!one || !other || Math.abs(one / other - 1) < 0.01) return
    const message = `The images to compare have ${sizes.map((size) => `${size?.width} × ${size?.height}`).join(" and ")} pixels.`
    const fix = "Crop them to the same form: one is shown over the other."
    diagnostics.push({ ...place, ...say("image-pair", message, fix) })
  })
  return diagnostics
}

/** Every image in a text says what it shows, or that it is decorative. */
export function checkImageAlt(text: MarkdownText): Diagnostic[] {
  const report = (node: Parameters<typeof placeOfNode>[0], fix: string) => {
    return { ...placeOfNode(node, text, TEXT_IMAGE), ...say("image-alt", "The image has no description.", fix) }
  }
  const images = [...nodesIn(text, "image"), ...nodesIn(text, "imageReference")].flatMap(({ node }) => {
    const alt = node.alt?.trim() ?? ""
    if (isExampleAlt(alt)) return [placeholder(placeOfNode(node, text, TEXT_IMAGE), alt)]
    const fix = `Write ![what it shows](image.png), or ![${DECORATIVE_ALT}](image.png) if it only decorates.`
    return alt === "" ? [report(node, fix)] : []
  })
  // Markdown always writes an alt; raw HTML may not.
  const bare = elementsIn(text.html).filter(
    ({ tagName, properties }) => tagName === "img" && properties.alt === undefined,
  )
  const fix = `Add alt="what it shows", or alt=${DECORATIVE_ALT} if it only decorates.`
  return [...images, ...bare.map((element) => report(element, fix))]
}
