import { type FetchReport, fetchPictures, remotePictures } from "~/src/build/remote-images/fetch-images"
import { openStore, removeUnnamed } from "~/src/build/remote-images/image-store"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import type { SiteSettings } from "~/src/doctor/schemas/site-schema"

type ImageSettings = Pick<SiteSettings["images"], "proxy" | "remote">

const DEFAULTS: ImageSettings = { remote: { onFailure: "error" } }

/**
 * Fetches the remote pictures of the content before Gatsby reads the folder they come to, and clears the folder of all
 * others. With a proxy there is nothing to fetch (G2).
 */
export async function prepareRemotePictures(
  pictures: readonly NamedPicture[],
  { proxy, remote }: ImageSettings = DEFAULTS,
): Promise<FetchReport> {
  const folder = openStore()
  const places = proxy === undefined ? remotePictures(pictures) : new Map()
  removeUnnamed(folder, [...places.keys()])
  return fetchPictures(places, { folder, onFailure: remote.onFailure })
}
