import pMap from "p-map"

import { DOWNLOAD_LIMITS, DownloadError, downloadImage } from "~/src/build/remote-images/download-image"
import { type ImageStore, openImageStore } from "~/src/build/remote-images/image-store"
import { type Diagnostic, escapeControls, formatDiagnostic } from "~/src/doctor/diagnostic"
import { decodeError } from "~/src/doctor/images/find-damaged-images"
import { readImageHeader } from "~/src/doctor/images/image-header"
import { checkImageSize } from "~/src/doctor/images/image-size"
import type { NamedImage } from "~/src/doctor/images/named-images"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { remoteAddress } from "~/src/lib/images/remote-address"

type FetchOptions = {
  store: ImageStore
  onFailure: SiteSettings["images"]["remote"]["onFailure"]
  limits?: typeof DOWNLOAD_LIMITS
}

export type FetchReport = { problems: Diagnostic[]; warnings: string[] }

/** So that no host takes a build for an attack. */
const CONCURRENCY = 4

/**
 * Fetches the remote images of the content before Gatsby reads their folder, and removes all others from it. With an
 * image proxy nothing is fetched (G2).
 */
export async function prepareRemoteImages(
  named: readonly NamedImage[],
  images: Pick<SiteSettings["images"], "proxy" | "remote"> | undefined,
): Promise<FetchReport> {
  const store = openImageStore()
  const places = images?.proxy === undefined ? remoteImages(named) : new Map()
  store.keepOnly(places.keys())
  return fetchImages(places, { store, onFailure: images?.remote.onFailure ?? "error" })
}

/** Returns the addresses of remote images, each with all places that name it. */
export function remoteImages(named: readonly NamedImage[]): Map<string, NamedImage[]> {
  const places = new Map<string, NamedImage[]>()
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
  places: ReadonlyMap<string, readonly NamedImage[]>,
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
  named: readonly NamedImage[],
  { store, onFailure, limits = DOWNLOAD_LIMITS }: FetchOptions,
): Promise<FetchReport> {
  const note = await usableNote(store, address)
  try {
    const image = await downloadImage(address, note, limits)
    if (image !== null) store.save(address, image)
    return { problems: [], warnings: sizeWarnings(store, address, named) }
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    const { message, isTemporary, fix } = error
    if (note !== null && isTemporary) {
      return {
        problems: [],
        warnings: [escapeControls(`${address} ${message}. The copy of an earlier build is used.`)],
      }
    }
    const problems = named.map(({ file, line, column, field, src }) => {
      return { file, line, column, field, message: `"${src}" ${message}.`, fix }
    })
    if (onFailure === "error") return { problems, warnings: [] }
    store.savePlaceholder(address, named[0]?.shape ?? "wide")
    return { problems: [], warnings: problems.map((problem) => `${formatDiagnostic(problem)} A placeholder is used.`) }
  }
}

/** A damaged image is fetched again, whatever its host says. */
async function usableNote(store: ImageStore, address: string) {
  const note = store.note(address)
  return note !== null && (await decodeError(store.pathOf(note.file))) === null ? note : null
}

function sizeWarnings(store: ImageStore, address: string, named: readonly NamedImage[]): string[] {
  const file = store.note(address)?.file
  const header = file === undefined ? null : readImageHeader(store.pathOf(file))
  if (header === null) return []
  return named.flatMap(({ file, line, column, field, src }) =>
    checkImageSize(src, header, undefined).map((problem) =>
      formatDiagnostic({ file, line, column, field, ...problem }),
    ),
  )
}
