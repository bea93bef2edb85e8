import path from "node:path"

import { DOWNLOAD_LIMITS, download } from "~/src/build/remote-images/download-image"
import { eachFewAtOnce } from "~/src/build/remote-images/each-few-at-once"
import { readCopy, saveCopy, saveStandIn } from "~/src/build/remote-images/image-store"
import { type ContentProblem, formatProblem } from "~/src/doctor/content-problem"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { readPictureHeader } from "~/src/doctor/images/picture-header"
import { checkPictureSize } from "~/src/doctor/images/picture-size"
import { decodeFault } from "~/src/doctor/readers/decode-fault"
import { visibleControls } from "~/src/doctor/text/visible-controls"
import { remoteAddress } from "~/src/lib/remote-address"

export type FetchOptions = {
  folder: string
  onFailure: "error" | "placeholder"
  limits?: typeof DOWNLOAD_LIMITS
}

export type FetchReport = { problems: ContentProblem[]; warnings: string[] }

const DEAD_ADDRESS = {
  expected: "the address of a picture in PNG, JPEG, WebP, AVIF or TIFF",
  fix: "correct the address, or save the picture beside the file and name it",
}

/** The remote pictures among those that the content names: each address once, with all its places. */
export function remotePictures(pictures: readonly NamedPicture[]): Map<string, NamedPicture[]> {
  const places = new Map<string, NamedPicture[]>()
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
  places: ReadonlyMap<string, readonly NamedPicture[]>,
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
  named: readonly NamedPicture[],
  { folder, onFailure, limits = DOWNLOAD_LIMITS }: FetchOptions,
): Promise<FetchReport> {
  const kept = readCopy(folder, address)
  // One that is damaged is as good as none, however sure its server is that it has not changed.
  const copy = kept === null || (await decodeFault(path.join(folder, kept.file))) !== null ? null : kept
  const result = await download(address, copy, limits)
  if (result.outcome === "picture") saveCopy(folder, address, result.picture)
  if (result.outcome !== "failure") return { problems: [], warnings: sizeWarnings(address, named, folder) }
  if (copy !== null && result.isPassing) {
    const warning = visibleControls(`The copy of an earlier build is used for ${address}, ${result.why}.`)
    return { problems: [], warnings: [warning] }
  }
  const problems = named.map((picture) => problemAt(picture, { ...DEAD_ADDRESS, ...result.advice }, result.why))
  if (onFailure === "error") return { problems, warnings: [] }
  saveStandIn(folder, address, named[0]?.shape ?? "wide")
  return { problems: [], warnings: problems.map((problem) => `${formatProblem(problem)}; a placeholder stands in`) }
}

/** Warnings about a picture that is needlessly large, at each of its places. */
function sizeWarnings(address: string, named: readonly NamedPicture[], folder: string): string[] {
  const file = readCopy(folder, address)?.file
  const header = file === undefined ? null : readPictureHeader(path.join(folder, file))
  if (header === null) return []
  return named.flatMap(({ file, line, column, field, src }) =>
    checkPictureSize(src, header, undefined).map((told) => formatProblem({ file, line, column, field, ...told })),
  )
}

function problemAt(
  { file, line, column, field, src }: NamedPicture,
  { expected, fix }: Pick<ContentProblem, "expected" | "fix">,
  why: string,
): ContentProblem {
  return { file, line, column, field, found: `"${src}", ${why}`, expected, fix }
}
