import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { ImageHeader } from "~/src/doctor/images/image-header"

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
const HUGE_MEGAPIXELS = 40
/** sharp's limit: a small file may unpack into more pixels than fit in memory. */
export const MAX_MEGAPIXELS = 268

type SizeMessage = Pick<Diagnostic, "severity" | "message" | "fix">

/** Warns about an image that is huge, too small or of another shape than its frame; one that cannot be opened is an error. */
export function checkImageSize(name: string, header: ImageHeader, frame: ImageFrame | undefined): SizeMessage[] {
  const { width, height, bytes } = header
  const megapixels = (width * height) / 1e6
  const megabytes = bytes / 1e6
  if (megapixels > MAX_MEGAPIXELS) {
    const message = `"${name}" has ${Math.round(megapixels)} megapixels; more than ${MAX_MEGAPIXELS} cannot be opened.`
    return [{ message, fix: "Save it smaller." }]
  }
  const size = `"${name}" has ${width} × ${height} pixels`
  const messages: SizeMessage[] = []
  const warn = (message: string, fix: string) => messages.push({ severity: "warning", message, fix })
  if (megapixels > HUGE_MEGAPIXELS || megabytes > HUGE_MEGABYTES) {
    warn(
      `"${name}" has ${megabytes.toFixed(1)} MB and ${megapixels.toFixed(1)} megapixels, which slows every build.`,
      `Save it with at most ${HUGE_MEGABYTES} MB and ${HUGE_MEGAPIXELS} megapixels; no page shows more than 3000 pixels of width.`,
    )
  }
  if (frame !== undefined && width < frame.minWidth) {
    const crop = frame.aspect === undefined ? "" : `, cropped to 16:10, e.g. ${Math.round(1000 * frame.aspect)} × 1000`
    warn(`${size}; below ${frame.minWidth} pixels of width it looks blurred.`, `Use a larger original${crop}.`)
  } else if (frame?.aspect !== undefined && Math.abs(width / height / frame.aspect - 1) > MAX_DEVIATION) {
    const isTooWide = width / height > frame.aspect
    const crop = isTooWide
      ? `${Math.round(height * frame.aspect)} × ${height}`
      : `${width} × ${Math.round(width / frame.aspect)}`
    warn(`${size}; the frame of 16:10 cuts off its edges.`, `Crop it, e.g. to ${crop}.`)
  }
  return messages
}
