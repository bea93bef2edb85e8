import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs"
import probe from "probe-image-size"

import { exifOrientation } from "./exif-orientation"

export type ImageHeader = NonNullable<ReturnType<typeof probeHeader>>

/** The mark of an animation: a chunk of PNG before its pixels, a brand of AVIF, the second image of a GIF, and a bit of WebP. */
const ANIMATED = /^(?:\x89PNG(?:(?!IDAT).)*acTL|....ftypavis|GIF8(?:.*NETSCAPE2|(?:.*?!\xf9.{6},){2}))/s
const [WEBP_FLAGS, ANIMATION_FLAG] = [20, 0x02]
/** Nearly every format states its size within so many bytes. */
const HEADER_BYTES = 256 * 1024

const OTHER_FORMAT = /^(?:hei[cf]|bmp|ico|psd)$/

/** Headers by path, size and time of change: while developing, every save checks all images again. */
const known = new Map<string, ImageHeader>()

/** Returns null for a file that cannot be read, is not there or is no image. */
export function readImageHeader(absolute: string): ImageHeader | null {
  try {
    const stats = statSync(absolute)
    // Opening a pipe waits until something writes into it.
    if (!stats.isFile()) return null
    const { size, mtimeMs } = stats
    const key = `${absolute}\0${size}\0${mtimeMs}`
    const header = known.get(key) ?? probeHeader(absolute, size)
    if (header !== null) known.set(key, header)
    return header
  } catch {
    return null
  }
}

/** Returns the first bytes of a file. */
export function readBeginning(absolute: string, most: number): Buffer {
  const bytes = Buffer.alloc(most)
  const file = openSync(absolute, "r")
  try {
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

function probeHeader(absolute: string, bytes: number) {
  const beginning = readBeginning(absolute, HEADER_BYTES)
  const size = probe.sync(beginning) ?? (bytes > HEADER_BYTES ? probe.sync(readFileSync(absolute)) : null)
  if (size === null) return null
  const { width, height, type } = size
  const orientation = orientationOf(size, beginning, absolute)
  const isTurned = orientation >= 5 && orientation <= 8
  return {
    /** In pixels, after the rotation that the camera has noted. */
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    bytes,
    /** A format that pages cannot show, whatever the name ends in, e.g. `heic`; null for all others. */
    otherFormat: OTHER_FORMAT.test(type) ? type : null,
    isAnimated: isAnimated(beginning),
  }
}

/** Returns what a camera has noted, where sharp looks for it: in a PNG, before the pixels; in a WebP or TIFF, anywhere. */
function orientationOf({ type, orientation = 1 }: probe.ProbeResult, beginning: Buffer, absolute: string): number {
  if (type === "avif") return orientation
  if (type === "png") return exifOrientation(beginning.subarray(0, beginning.indexOf("IDAT")))
  return exifOrientation(type === "jpg" ? beginning : readFileSync(absolute))
}

function isAnimated(beginning: Buffer): boolean {
  const text = beginning.toString("latin1")
  if (/^RIFF....WEBPVP8X/s.test(text)) return ((beginning[WEBP_FLAGS] ?? 0) & ANIMATION_FLAG) !== 0
  return ANIMATED.test(text)
}
