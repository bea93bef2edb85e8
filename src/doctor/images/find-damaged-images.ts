import path from "node:path"
import pMap from "p-map"
import sharp from "sharp"

import { type Diagnostic, placeOf } from "~/src/doctor/diagnostic"
import { readImageHeader } from "~/src/doctor/images/image-header"
import { isTooLarge } from "~/src/doctor/images/image-size"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { CONTENT_FOLDER } from "~/src/doctor/readers/content-folder"

/** sharp decodes each image in a thread; more at a time only take memory. */
const CONCURRENCY = 4

/**
 * Finds images below `root` that have a valid header but cannot be decoded, such as an interrupted copy. Decoding takes about
 * 10 ms per image, so only `build` and `check:content` do it. Skips remote images, and those that `checkImage` reports.
 */
export async function findDamagedImages(root: string, images: readonly NamedImage[]): Promise<Diagnostic[]> {
  const check = async (image: NamedImage): Promise<Diagnostic[]> => {
    const { file, src } = image
    const absolute = path.resolve(root, path.relative(CONTENT_FOLDER, path.dirname(file)), src)
    const header = readImageHeader(absolute)
    const reason = header === null || isTooLarge(header) ? null : await decodeError(absolute)
    if (reason === null) return []
    const fix = `Save or copy ${path.basename(src)} again: a copy may have been interrupted.`
    return [{ ...placeOf(image), message: `"${src}" cannot be decoded (${reason}).`, fix }]
  }
  return (await pMap(images, check, { concurrency: CONCURRENCY })).flat()
}

/** Returns why an image cannot be decoded, given its bytes or the path of its file; null when it can. */
export async function decodeError(image: string | Uint8Array): Promise<string | null> {
  try {
    // As strict as what scales images; a few pixels are enough to read the whole file.
    await sharp(image, { failOn: "warning" }).resize(8).raw().toBuffer()
    return null
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n")
    // A hint for programmers.
    return reason.replace(/, or .*failOn.*/s, "")
  }
}
