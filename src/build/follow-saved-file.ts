import type { CreateNodeArgs } from "gatsby"

import { rememberUnfetched } from "~/src/build/develop/recheck-content"
import { fetchPictures, remotePictures } from "~/src/build/remote-images/fetch-images"
import { hasPicture, openStore } from "~/src/build/remote-images/image-store"
import { sourceSizes } from "~/src/build/remote-images/source-image-sizes"
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
  const places = remotePictures(pictures)
  if (site?.images.proxy !== undefined) return sourceSizes([...places.keys()], args)
  const folder = openStore()
  const added = new Map([...places].filter(([address]) => !hasPicture(folder, address)))
  const report = await fetchPictures(added, { folder, onFailure: site?.images.remote.onFailure ?? "error" })
  rememberUnfetched(report.problems)
  for (const warning of report.warnings) args.reporter.warn(warning)
}
