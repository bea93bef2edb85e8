import type { CreateNodeArgs } from "gatsby"

import type { ContentProblem } from "~/src/build/content/content-problem"
import { checkForeignIcon, type NamedIcon } from "~/src/build/content/named-icons"
import type { NamedPicture } from "~/src/build/content/named-pictures"
import { readSite } from "~/src/build/content/read-site"
import { fetchPictures, remotePictures } from "~/src/build/remote-pictures/fetch-pictures"
import { hasPicture, openStore } from "~/src/build/remote-pictures/picture-store"
import { sourceSizes } from "~/src/build/remote-pictures/source-sizes"
import { isFollowingChanges, warnOfProblems } from "~/src/build/report-problems"

type SavedFile = { pictures: NamedPicture[]; icons?: NamedIcon[]; problems: ContentProblem[] }

/**
 * What a start does once for all files, for one that was saved while developing: its problems are told, and remote
 * pictures that are new in it are fetched (G2).
 */
export async function followSavedFile(
  args: CreateNodeArgs,
  root: string,
  { pictures, icons = [], problems }: SavedFile,
): Promise<void> {
  if (!isFollowingChanges()) return
  const { site } = readSite(root)
  const places = remotePictures(pictures)
  warnOfProblems(args.reporter, [...problems, ...icons.flatMap((icon) => checkForeignIcon(icon, site))])
  if (site?.images.proxy !== undefined) return sourceSizes([...places.keys()], args)
  const folder = openStore()
  const added = new Map([...places].filter(([address]) => !hasPicture(folder, address)))
  const report = await fetchPictures(added, { folder, onFailure: site?.images.remote.onFailure ?? "error" })
  warnOfProblems(args.reporter, report.problems)
  for (const warning of report.warnings) args.reporter.warn(warning)
}
