import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs"
import probe from "probe-image-size"

/** What the beginning of a picture's file tells of it. */
export type PictureHeader = {
  /** In pixels, as it is seen: turned as the camera says. */
  width: number
  height: number
  bytes: number
}

/** Where nearly every kind of picture has said its size. */
const BEGINNING = 256 * 1024
const known = new Map<string, PictureHeader | null>()

/** The header of a picture; null when it cannot be read. A file that stays as it is, is read once. */
export function readPictureHeader(absolute: string): PictureHeader | null {
  const file = openSync(absolute, "r")
  try {
    const { size, mtimeMs } = fstatSync(file)
    const key = `${absolute}\0${size}\0${mtimeMs}`
    const before = known.get(key)
    if (before !== undefined) return before
    const header = readHeader(file, size)
    known.set(key, header)
    return header
  } finally {
    closeSync(file)
  }
}

function readHeader(file: number, bytes: number): PictureHeader | null {
  const beginning = Buffer.alloc(Math.min(BEGINNING, bytes))
  readSync(file, beginning, 0, beginning.length, 0)
  const size = probe.sync(beginning) ?? (bytes > BEGINNING ? probe.sync(readFileSync(file)) : null)
  if (size === null) return null
  const isTurned = (size.orientation ?? 1) >= 5
  return {
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    bytes,
  }
}
