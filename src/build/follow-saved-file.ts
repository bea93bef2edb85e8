import type { CreateNodeArgs } from "gatsby"

import { rememberUnfetched } from "~/src/build/develop/recheck-content"
import { fetchImages, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { sourceImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { isFollowingChanges } from "~/src/build/report-problems"
import type { NamedPicture } from "~/src/doctor/images/named-pictures"
import { readSite } from "~/src/doctor/readers/read-site"

/**
 * What a start does once for all files, for one that was saved while developing: remote pictures that are new in it are
 * fetched (G2). What is wrong with it is told when all the content is read again.
 */
export async function followSavedFile(
  args: CreateNodeArgs,
  root: string,
  pictures: readonly NamedPicture[],
): Promise<void> {
  if (!isFollowingChanges()) return
  const { site } = readSite(root)
  const places = remoteImages(pictures)
  if (site?.images.proxy !== undefined) return sourceImageSizes([...places.keys()], args)
  const store = openImageStore()
  const added = new Map([...places].filter(([address]) => !store.has(address)))
  const report = await fetchImages(added, { store, onFailure: site?.images.remote.onFailure ?? "error" })
  rememberUnfetched(report.problems)
  for (const warning of report.warnings) args.reporter.warn(warning)
}
