import path from "node:path"
import pMap from "p-map"
import sharp from "sharp"

import { type Diagnostic, placeOf, say } from "~/src/doctor/diagnostics/diagnostic"
import { resolveBeside } from "~/src/doctor/readers/files/name-on-disk"
import { readImageHeader } from "~/src/doctor/readers/images/image-header"
import { isTooLarge } from "~/src/doctor/readers/images/image-size"

import { darkVersion, isDiagram } from "./check-diagram"
import type { NamedImage } from "./named-images"

/** sharp decodes each image in a thread; more at a time only take memory. */
const CONCURRENCY = 4

/**
 * Finds images below `root` that have a valid header but cannot be decoded, such as an interrupted copy. Decoding takes about
 * 10 ms per image, so only `build` and `check:content` do it. Skips remote images, and those that `checkImage` reports.
 */
export async function findDamagedImages(root: string, images: readonly NamedImage[]): Promise<Diagnostic[]> {
  // Each file once, however often it is shown.
  const files = new Map<string, NamedImage>()
  const all = images.flatMap((image) => [image, { ...image, src: darkVersion(image.src) }])
  // Nothing scales a drawing.
  for (const image of all.filter(({ src }) => !isDiagram(src))) {
    const { kind, path: absolute } = resolveBeside({ root, file: image.file }, image.src)
    if (kind === "file" && !files.has(absolute)) files.set(absolute, image)
  }
  const check = async ([absolute, image]: [string, NamedImage]): Promise<Diagnostic[]> => {
    const header = readImageHeader(absolute)
    const reason =
      header === null || isTooLarge(header) || header.otherFormat !== null ? null : await decodeError(absolute)
    if (reason === null) return []
    const fix = `Save or copy ${path.basename(image.src)} again: a copy may have been interrupted.`
    return [{ ...placeOf(image), ...say("image-unreadable", `"${image.src}" cannot be decoded (${reason}).`, fix) }]
  }
  return (await pMap(files, check, { concurrency: CONCURRENCY })).flat()
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
    return reason.replace(/, or .*failOn.*/s, "").replace(`${image}: `, "")
  }
}
