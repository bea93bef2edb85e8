import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs"
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
const known = new Map<string, ImageHeader | null>()

/** Returns the header of an image; null when it cannot be read. */
export function readImageHeader(absolute: string): ImageHeader | null {
  const file = openSync(absolute, "r")
  try {
    const { size, mtimeMs } = fstatSync(file)
    const key = `${absolute}\0${size}\0${mtimeMs}`
    const header = known.has(key) ? (known.get(key) ?? null) : probeHeader(file, size)
    known.set(key, header)
    return header
  } finally {
    closeSync(file)
  }
}

function probeHeader(file: number, bytes: number): ImageHeader | null {
  const beginning = Buffer.alloc(Math.min(HEADER_BYTES, bytes))
  readSync(file, beginning, 0, beginning.length, 0)
  const size = probe.sync(beginning) ?? (bytes > HEADER_BYTES ? probe.sync(readFileSync(file)) : null)
  if (size === null) return null
  const { width, height, orientation = 1 } = size
  return orientation >= 5 ? { width: height, height: width, bytes } : { width, height, bytes }
}
