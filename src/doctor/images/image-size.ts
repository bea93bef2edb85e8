import type { ContentProblem } from "~/src/doctor/diagnostic"
import type { PictureHeader } from "~/src/doctor/images/image-header"

/** What the place of a picture on the pages asks of it. */
export type PictureFrame = {
  /** In pixels, for screens with two of them to a pixel of the layout. */
  leastWidth: number
  /** Width divided by height, where the frame cuts off what is over. */
  aspect?: number
}

export const COVER_FRAME: PictureFrame = { leastWidth: 1344, aspect: 16 / 10 }
export const PORTRAIT_FRAME: PictureFrame = { leastWidth: 416 }

/** 16:9 and 3:2 lose little in a frame of 16:10; 4:3 and square pictures lose what matters. */
const MOST_DEVIATION = 0.12
const HUGE_MEGABYTES = 10
const HUGE_MEGAPIXELS = 40
/** The picture library refuses more, lest a small file unpacks into all the memory there is. */
const MOST_MEGAPIXELS = 268

type Told = Pick<ContentProblem, "severity" | "found" | "expected" | "fix">

/** Warns of a picture that is too small or of another shape than its frame, or huge; one that nothing can open is an error. */
export function checkPictureSize(name: string, header: PictureHeader, frame: PictureFrame | undefined): Told[] {
  const { width, height, bytes } = header
  const tooMany = checkPixels(header)
  if (tooMany !== null) return [{ ...tooMany, found: `"${name}", ${tooMany.found}` }]
  const megapixels = (width * height) / 1e6
  const megabytes = bytes / 1e6
  const found = `"${name}", ${width} × ${height} pixels`
  const told: Told[] = []
  if (megapixels > HUGE_MEGAPIXELS || megabytes > HUGE_MEGABYTES) {
    told.push({
      severity: "warning",
      found: `"${name}", ${megabytes.toFixed(1)} MB and ${megapixels.toFixed(1)} megapixels`,
      expected: `at most ${HUGE_MEGABYTES} MB and ${HUGE_MEGAPIXELS} megapixels, for more only slows every build`,
      fix: "save it smaller: no page shows more than 3000 pixels of width",
    })
  }
  if (frame !== undefined && width < frame.leastWidth) {
    const expected = `at least ${frame.leastWidth} pixels of width, or it looks blurred`
    told.push({ severity: "warning", found, expected, fix: "use a larger original" })
  }
  if (frame?.aspect !== undefined && Math.abs(width / height / frame.aspect - 1) > MOST_DEVIATION) {
    const expected = "about 16:10, or its edges are cut off"
    told.push({
      severity: "warning",
      found,
      expected,
      fix: `crop it, e.g. to ${croppedTo(width, height, frame.aspect)}`,
    })
  }
  return told
}

/** What is wrong with a picture of so many pixels that nothing can open it; null for every other. */
export function checkPixels({ width, height }: Pick<PictureHeader, "width" | "height">): Told | null {
  const megapixels = (width * height) / 1e6
  if (megapixels <= MOST_MEGAPIXELS) return null
  const expected = `at most ${MOST_MEGAPIXELS} megapixels, for more cannot be opened`
  return { found: `${Math.round(megapixels)} megapixels`, expected, fix: "save it smaller" }
}

/** The largest part of a picture that has the frame's shape. */
function croppedTo(width: number, height: number, aspect: number): string {
  const isTooWide = width / height > aspect
  return isTooWide ? `${Math.round(height * aspect)} × ${height}` : `${width} × ${Math.round(width / aspect)}`
}
