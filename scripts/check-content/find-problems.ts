import { spawnSync } from "node:child_process"
import path from "node:path"

import { BUILD_DIR } from "~/scripts/command/folders"
import { refuseUncommitted, refuseUntracked } from "~/scripts/command/refuse-uncommitted"
import type { Check } from "~/scripts/command/run-check"
import { checkForBuild } from "~/src/build/content-check/check-for-build"
import { readEnvironment } from "~/src/build/environment"
import { fetchImages, remoteImages } from "~/src/build/remote-images/fetch-images"
import { openImageStore, STORE_FOLDER } from "~/src/build/remote-images/image-store"
import { readImageSizes } from "~/src/build/remote-images/source-image-sizes"
import type { DiagnosedContent } from "~/src/doctor/diagnose-content"
import type { Diagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { fixContent } from "~/src/doctor/fix-content"
import { isRead } from "~/src/doctor/readers/files/content-folder"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { formatFixes } from "~/src/doctor/report/format-report"

/** Notes for people go to stderr, because stdout may be read by a program. */
export const findProblems: Check = async ({ folder, format, flags }) => {
  const isRemote = flags.has("remote")
  if (flags.has("fix")) fixAndShow(folder)
  const content = await checkForBuild(folder)
  const { size: count } = remoteImages(content.images)
  const note = `Remote images: ${count}. To request them as a build does, run: npm run check:content -- --remote`
  if (count > 0 && format === "text") console.error(isRemote ? "Requesting the remote images…" : note)
  const remote = isRemote ? await checkRemoteImages(content) : []
  return { diagnostics: [...content.diagnostics, ...remote] }
}

function fixAndShow(folder: string): void {
  refuseUncommitted(["."], folder)
  refuseUntracked(findFiles(folder).files.filter(isRead), folder)
  const fixed = fixContent(folder, readEnvironment().basePath)
  spawnSync("git", ["--no-pager", "diff", "--", "."], { cwd: folder, stdio: ["ignore", 2, 2] })
  console.error(`\n${formatFixes(fixed)}\n\nLeft:`)
}

/** Reports what a build would report. What is fetched stays in its store, so that it need not be fetched again. */
async function checkRemoteImages({ site, images }: DiagnosedContent): Promise<Diagnostic[]> {
  const places = remoteImages(images)
  if (site?.images.proxy !== undefined) return (await readImageSizes(places)).diagnostics
  const store = openImageStore(path.join(BUILD_DIR, STORE_FOLDER))
  const found = await fetchImages(places, { ...site?.images.remote, store })
  return found.map(({ src: _src, shape: _shape, frame: _frame, rewrite: _rewrite, ...diagnostic }) => diagnostic)
}
