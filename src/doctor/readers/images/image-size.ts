import { type Finding, say } from "~/src/doctor/diagnostics/diagnostic"

import type { ImageHeader } from "./image-header"

/** The size and shape that an image needs for its place on the page. */
export type ImageFrame = {
  /** In pixels of the file: two for each CSS pixel, for sharp screens. */
  minWidth: number
  /** Width divided by height; the frame cuts off the rest. */
  aspect?: number
}

export const COVER_FRAME: ImageFrame = { minWidth: 1344, aspect: 16 / 10 }
export const PORTRAIT_FRAME: ImageFrame = { minWidth: 416 }

/** 16:9 and 3:2 lose little in a frame of 16:10; 4:3 and square images lose what matters. */
const MAX_DEVIATION = 0.12
const HUGE_MEGABYTES = 10
/** No page shows an image wider. */
const CROP_WIDTH = 3000
const HUGE_MEGAPIXELS = 40
/** sharp's limit: a small file may unpack into more pixels than fit in memory. */
export const MAX_MEGAPIXELS = 268

/** WebP's limit, and the widths of the largest version of an image and of its placeholder. */
const [WEBP_HEIGHT, LARGEST_WIDTH, PLACEHOLDER_WIDTH] = [16_383, 1920, 12]

type ImageSize = Pick<ImageHeader, "width" | "height" | "bytes">

/** Returns whether an image has more pixels than can be decoded. */
export function isTooLarge({ width, height }: ImageSize): boolean {
  return (width * height) / 1e6 > MAX_MEGAPIXELS
}

/** Returns whether a version of an image would be higher than WebP allows: no version is wider than the image, but the placeholder. */
function isTooTall({ width, height }: ImageSize): boolean {
  return (height / width) * Math.max(PLACEHOLDER_WIDTH, Math.min(width, LARGEST_WIDTH)) > WEBP_HEIGHT
}

/** Warns about an image that is huge, too small or of another shape than its frame; one that cannot be opened is an error. */
export function checkImageSize(name: string, header: ImageSize, frame: ImageFrame | undefined): Finding[] {
  const { width, height, bytes } = header
  const megapixels = (width * height) / 1e6
  const megabytes = bytes / 1e6
  if (isTooLarge(header)) {
    const message = `"${name}" has ${Math.round(megapixels)} megapixels; more than ${MAX_MEGAPIXELS} cannot be opened.`
    return [say("image-too-large", message, "Save it smaller.")]
  }
  if (isTooTall(header)) {
    const message = `"${name}" has ${width} × ${height} pixels, too many in height for the format of the pages.`
    return [say("image-too-large", message, "Crop it, or divide it into several images.")]
  }
  const wrong = frame === undefined ? null : checkFrame(header, frame)
  const messages: Finding[] = wrong === null ? [] : [{ ...wrong, message: `"${name}" has ${wrong.message}` }]
  const sizes = [
    ...(megabytes > HUGE_MEGABYTES ? [`${megabytes.toFixed(1)} MB`] : []),
    ...(megapixels > HUGE_MEGAPIXELS ? [`${megapixels.toFixed(1)} megapixels`] : []),
  ]
  if (sizes.length === 0) return messages
  const message = `"${name}" has ${sizes.join(" and ")}, which slows every build.`
  const fix = `Save it with at most ${HUGE_MEGABYTES} MB and ${HUGE_MEGAPIXELS} megapixels; no page shows more than ${CROP_WIDTH} pixels of width.`
  return [{ severity: "warning", ...say("image-large", message, fix) }, ...messages]
}

/** Returns one message about the size and the shape: an image that is too small cannot be cropped, too. */
function checkFrame({ width, height }: ImageSize, { minWidth, aspect = width / height }: ImageFrame): Finding | null {
  const isCut = Math.abs(width / height / aspect - 1) > MAX_DEVIATION
  const shownWidth = isCut ? Math.min(width, Math.round(height * aspect)) : width
  const size = `${width} × ${height} pixels`
  const cut = isCut ? "; the frame of 16:10 cuts off its edges" : ""
  if (shownWidth < minWidth) {
    const shape = isCut ? ` of ${minWidth} × ${Math.round(minWidth / aspect)} pixels or more` : ""
    const message = `${size}${cut}${isCut ? ", and" : ";"} below ${minWidth} pixels of width it looks blurred.`
    return { severity: "warning", ...say("image-small", message, `Use a larger original${shape}.`) }
  }
  if (!isCut) return null
  const cropWidth = Math.min(shownWidth, CROP_WIDTH)
  const crop = `${cropWidth} × ${Math.round(cropWidth / aspect)}`
  return { severity: "warning", ...say("image-shape", `${size}${cut}.`, `Crop it, e.g. to ${crop}.`) }
}
