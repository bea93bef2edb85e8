import type { CreateNodeArgs } from "gatsby"

import { rememberFetchErrors } from "~/src/build/content-check/recheck-content"
import { isFollowingChanges } from "~/src/build/content-check/stop-on-errors"
import { fetchPictures, remotePictures } from "~/src/build/remote-pictures/fetch-pictures"
import { hasPicture, openStore } from "~/src/build/remote-pictures/picture-store"
import { sourceSizes } from "~/src/build/remote-pictures/source-sizes"
import { imagesOf } from "~/src/doctor/check-content"
import type { ContentFile } from "~/src/doctor/readers/content-file"
import { readSite } from "~/src/doctor/readers/read-site"

/** Fetches the new remote images of a file that was saved while developing (G2); a start does this for all files. */
export async function fetchSavedImages(args: CreateNodeArgs, root: string, file: ContentFile): Promise<void> {
  if (!isFollowingChanges()) return
  const { site } = readSite(root)
  const places = remotePictures(imagesOf(file))
  if (site?.images.proxy !== undefined) return sourceSizes([...places.keys()], args)
  const folder = openStore()
  const added = new Map([...places].filter(([address]) => !hasPicture(folder, address)))
  const report = await fetchPictures(added, { folder, onFailure: site?.images.remote.onFailure ?? "error" })
  rememberFetchErrors(report.problems)
  for (const warning of report.warnings) args.reporter.warn(warning)
}
