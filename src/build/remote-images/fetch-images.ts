import pMap from "p-map"

import { DownloadError, downloadImage } from "~/src/build/remote-images/download-image"
import { type ImageStore, openImageStore } from "~/src/build/remote-images/image-store"
import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import { readImageHeader } from "~/src/doctor/readers/images/image-header"
import { checkImageSize } from "~/src/doctor/readers/images/image-size"
import { decodeError } from "~/src/doctor/rules/images/find-damaged-images"
import type { NamedImage } from "~/src/doctor/rules/images/named-images"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"
import { remoteAddress } from "~/src/lib/images/remote-address"

type FetchOptions = {
  onFailure?: SiteSettings["images"]["remote"]["onFailure"] | undefined
  store?: ImageStore
  limits?: Parameters<typeof downloadImage>[2]
}

export type ImageDiagnostic = NamedImage & Diagnostic

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
 * Fetches images into the store, four at a time, so that no host takes a build for an attack (G2). An address without an
 * image is reported at each of its places. While a host is down, the image of an earlier build is used.
 */
export async function fetchImages(
  places: ReadonlyMap<string, readonly NamedImage[]>,
  options: FetchOptions = {},
): Promise<ImageDiagnostic[]> {
  return (await pMap(places, (place) => fetchImage(...place, options), { concurrency: 4 })).flat()
}

async function fetchImage(
  address: string,
  named: readonly NamedImage[],
  { onFailure = "error", store = openImageStore(), limits }: FetchOptions,
): Promise<ImageDiagnostic[]> {
  const kept = store.note(address)
  // A damaged image is fetched again, even if its host says that it has not changed.
  const note = kept && (await decodeError(store.pathOf(kept.file))) === null ? kept : null
  try {
    const fetched = await downloadImage(address, note, limits)
    if (fetched !== null) store.save(address, fetched)
    const header = readImageHeader(store.pathOf(store.note(address)?.file ?? ""))
    if (header === null) return []
    return named.flatMap((image) =>
      checkImageSize(image.src, header, undefined).map((found) => ({ ...image, ...found })),
    )
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    const report = (fix: string) =>
      named.map((image) => ({ ...image, ...say("image-not-fetched", `"${image.src}" ${error.message}.`, fix) }))
    const warning = (fix: string) => report(fix).map((found) => ({ ...found, severity: "warning" as const }))
    if (note !== null && error.isTemporary) return warning("The copy of an earlier build is used.")
    if (onFailure === "error") return report(error.fix)
    store.savePlaceholder(address, named[0]?.shape ?? "wide")
    return warning(`${error.fix} A placeholder is used.`)
  }
}
