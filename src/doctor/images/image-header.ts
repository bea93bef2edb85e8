import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs"
import probe from "probe-image-size"

/** What the beginning of an image file says about it. */
export type ImageHeader = {
  /** In pixels, after the rotation that the camera has noted. */
  width: number
  height: number
  bytes: number
}

/** Nearly every format states its size within so many bytes. */
const HEADER_BYTES = 256 * 1024

/** Headers by path, size and time of change: while developing, every save checks all images again. */
const known = new Map<string, ImageHeader>()

/** Returns the header of an image; null for a file that cannot be read, is not there or is no image. */
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

function probeHeader(absolute: string, bytes: number): ImageHeader | null {
  const beginning = Buffer.alloc(Math.min(HEADER_BYTES, bytes))
  const file = openSync(absolute, "r")
  try {
    readSync(file, beginning)
  } finally {
    closeSync(file)
  }
  const size = probe.sync(beginning) ?? (bytes > HEADER_BYTES ? probe.sync(readFileSync(absolute)) : null)
  if (size === null) return null
  const { width, height, orientation = 1 } = size
  return orientation >= 5 ? { width: height, height: width, bytes } : { width, height, bytes }
}
