import type { CreateNodeArgs } from "gatsby"

import { rememberFetchErrors } from "~/src/build/content-check/recheck-content"
import { isFollowingChanges } from "~/src/build/content-check/stop-on-errors"
import { fetchImages, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore } from "~/src/build/remote-images/image-store"
import { sourceImageSizes } from "~/src/build/remote-images/source-image-sizes"
import { imagesOf } from "~/src/doctor/check-content"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { readSite } from "~/src/doctor/readers/read-site"

/** Fetches the new remote images of a file that was saved while developing (G2); a start does this for all files. */
export async function fetchSavedImages(args: CreateNodeArgs, root: string, file: ContentFile): Promise<void> {
  if (!isFollowingChanges()) return
  const { site } = readSite(root)
  const places = remoteImages(imagesOf(file))
  if (site?.images.proxy !== undefined) return sourceImageSizes([...places.keys()], args)
  const store = openImageStore()
  const added = new Map([...places].filter(([address]) => !store.has(address)))
  const report = await fetchImages(added, { store, onFailure: site?.images.remote.onFailure ?? "error" })
  rememberFetchErrors(report.problems)
  for (const warning of report.warnings) args.reporter.warn(warning)
}
