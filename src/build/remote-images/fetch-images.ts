import pMap from "p-map"

import { DOWNLOAD_LIMITS, DownloadError, downloadImage } from "~/src/build/remote-images/download-image"
import { type ImageStore, openImageStore } from "~/src/build/remote-images/image-store"
import { type ContentProblem, formatProblem } from "~/src/doctor/content-problem"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { readPictureHeader } from "~/src/doctor/images/picture-header"
import { checkPictureSize } from "~/src/doctor/images/picture-size"
import { decodeFault } from "~/src/doctor/readers/decode-fault"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { visibleControls } from "~/src/doctor/text/visible-controls"
import { remoteAddress } from "~/src/lib/remote-address"

type FetchOptions = {
  store: ImageStore
  onFailure: SiteSettings["images"]["remote"]["onFailure"]
  limits?: typeof DOWNLOAD_LIMITS
}

export type FetchReport = { problems: ContentProblem[]; warnings: string[] }

/** So that no host takes a build for an attack. */
const CONCURRENCY = 4

const ADVICE = {
  expected: "the address of an image in PNG, JPEG, WebP, AVIF or TIFF",
  fix: "correct the address, or save the image beside the file and name it",
}

/**
 * Fetches the remote images of the content before Gatsby reads their folder, and removes all others from it. With an
 * image proxy nothing is fetched (G2).
 */
export async function prepareRemoteImages(
  named: readonly NamedPicture[],
  images: Pick<SiteSettings["images"], "proxy" | "remote"> | undefined,
): Promise<FetchReport> {
  const store = openImageStore()
  const places = images?.proxy === undefined ? remoteImages(named) : new Map()
  store.keepOnly(places.keys())
  return fetchImages(places, { store, onFailure: images?.remote.onFailure ?? "error" })
}

/** Returns the addresses of remote images, each with all places that name it. */
export function remoteImages(named: readonly NamedPicture[]): Map<string, NamedPicture[]> {
  const places = new Map<string, NamedPicture[]>()
  for (const image of named) {
    const address = remoteAddress(image.src)
    if (address !== null) places.set(address, [...(places.get(address) ?? []), image])
  }
  return places
}

/**
 * Fetches images into the store (G2). An address without an image is a problem at each of its places, or a warning if
 * placeholders are allowed. The image of an earlier build is used while a host is down.
 */
export async function fetchImages(
  places: ReadonlyMap<string, readonly NamedPicture[]>,
  options: FetchOptions,
): Promise<FetchReport> {
  const reports = await pMap(places, ([address, named]) => fetchImage(address, named, options), {
    concurrency: CONCURRENCY,
  })
  return {
    problems: reports.flatMap(({ problems }) => problems),
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

async function fetchImage(
  address: string,
  named: readonly NamedPicture[],
  { store, onFailure, limits = DOWNLOAD_LIMITS }: FetchOptions,
): Promise<FetchReport> {
  const note = await usableNote(store, address)
  try {
    const image = await downloadImage(address, note, limits)
    if (image !== null) store.save(address, image)
    return { problems: [], warnings: sizeWarnings(store, address, named) }
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    const { message, isTemporary, advice } = error
    if (note !== null && isTemporary) {
      return {
        problems: [],
        warnings: [visibleControls(`${address} ${message}. The copy of an earlier build is used.`)],
      }
    }
    const problems = named.map((image) => problemAt(image, { ...ADVICE, ...advice }, message))
    if (onFailure === "error") return { problems, warnings: [] }
    store.savePlaceholder(address, named[0]?.shape ?? "wide")
    return { problems: [], warnings: problems.map((problem) => `${formatProblem(problem)}; a placeholder is used`) }
  }
}

/** A damaged image is fetched again, whatever its host says. */
async function usableNote(store: ImageStore, address: string) {
  const note = store.note(address)
  return note !== null && (await decodeFault(store.pathOf(note.file))) === null ? note : null
}

function sizeWarnings(store: ImageStore, address: string, named: readonly NamedPicture[]): string[] {
  const file = store.note(address)?.file
  const header = file === undefined ? null : readPictureHeader(store.pathOf(file))
  if (header === null) return []
  return named.flatMap(({ file, line, column, field, src }) =>
    checkPictureSize(src, header, undefined).map((problem) => formatProblem({ file, line, column, field, ...problem })),
  )
}

function problemAt(
  { file, line, column, field, src }: NamedPicture,
  { expected, fix }: Pick<ContentProblem, "expected" | "fix">,
  message: string,
): ContentProblem {
  return { file, line, column, field, found: `"${src}", which ${message}`, expected, fix }
}
