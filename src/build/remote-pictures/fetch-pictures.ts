import path from "node:path"

import { DOWNLOAD_LIMITS, download } from "~/src/build/remote-pictures/download"
import { eachFewAtOnce } from "~/src/build/remote-pictures/each-few-at-once"
import { readCopy, saveCopy, saveStandIn } from "~/src/build/remote-pictures/picture-store"
import { type Diagnostic, escapeControls, formatDiagnostic, unexpected } from "~/src/doctor/diagnostic"
import { decodeError } from "~/src/doctor/images/find-damaged-images"
import { readImageHeader } from "~/src/doctor/images/image-header"
import { checkImageSize } from "~/src/doctor/images/image-size"
import type { NamedImage } from "~/src/doctor/images/named-images"
import { remoteAddress } from "~/src/lib/images/remote-address"

export type FetchOptions = {
  folder: string
  onFailure: "error" | "placeholder"
  limits?: typeof DOWNLOAD_LIMITS
}

export type FetchReport = { problems: Diagnostic[]; warnings: string[] }

const DEAD_ADDRESS = {
  expected: "the address of an image in PNG, JPEG, WebP, AVIF or TIFF",
  fix: "Correct the address, or save the image beside the file and name it.",
}

/** The remote pictures among those that the content names: each address once, with all its places. */
export function remotePictures(pictures: readonly NamedImage[]): Map<string, NamedImage[]> {
  const places = new Map<string, NamedImage[]>()
  for (const picture of pictures) {
    const address = remoteAddress(picture.src)
    if (address !== null) places.set(address, [...(places.get(address) ?? []), picture])
  }
  return places
}

/**
 * Brings remote pictures into the folder, a few at a time (G2). An address that has no picture is a problem at
 * each of its places, or a warning where a stand-in is wanted; a copy of an earlier build helps out while a host is down.
 */
export async function fetchPictures(
  places: ReadonlyMap<string, readonly NamedImage[]>,
  options: FetchOptions,
): Promise<FetchReport> {
  const reports: FetchReport[] = []
  await eachFewAtOnce(places, async ([address, named]) => {
    reports.push(await fetchPicture(address, named, options))
  })
  return {
    problems: reports.flatMap(({ problems }) => problems),
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

async function fetchPicture(
  address: string,
  named: readonly NamedImage[],
  { folder, onFailure, limits = DOWNLOAD_LIMITS }: FetchOptions,
): Promise<FetchReport> {
  const kept = readCopy(folder, address)
  // One that is damaged is as good as none, however sure its server is that it has not changed.
  const copy = kept === null || (await decodeError(path.join(folder, kept.file))) !== null ? null : kept
  const result = await download(address, copy, limits)
  if (result.outcome === "picture") saveCopy(folder, address, result.picture)
  if (result.outcome !== "failure") return { problems: [], warnings: sizeWarnings(address, named, folder) }
  if (copy !== null && result.isPassing) {
    const warning = escapeControls(`The copy of an earlier build is used for ${address}, ${result.why}.`)
    return { problems: [], warnings: [warning] }
  }
  const problems = named.map((picture) => problemAt(picture, { ...DEAD_ADDRESS, ...result.advice }, result.why))
  if (onFailure === "error") return { problems, warnings: [] }
  saveStandIn(folder, address, named[0]?.shape ?? "wide")
  return {
    problems: [],
    warnings: problems.map((diagnostic) => `${formatDiagnostic(diagnostic)} A placeholder is shown.`),
  }
}

/** Warnings about a picture that is needlessly large, at each of its places. */
function sizeWarnings(address: string, named: readonly NamedImage[], folder: string): string[] {
  const file = readCopy(folder, address)?.file
  const header = file === undefined ? null : readImageHeader(path.join(folder, file))
  if (header === null) return []
  return named.flatMap(({ file, line, column, field, src }) =>
    checkImageSize(src, header, undefined).map((size) => formatDiagnostic({ file, line, column, field, ...size })),
  )
}

function problemAt(
  { file, line, column, field, src }: NamedImage,
  { expected, fix }: typeof DEAD_ADDRESS,
  why: string,
): Diagnostic {
  return { file, line, column, field, message: unexpected(expected, `"${src}", ${why}`), fix }
}
