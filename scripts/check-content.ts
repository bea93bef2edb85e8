import { spawnSync } from "node:child_process"
import path from "node:path"

import { checkForBuild } from "~/src/build/content-check/check-for-build"
import { checkRemoteImages } from "~/src/build/remote-images/check-remote-images"
import { remoteImages } from "~/src/build/remote-images/fetch-images"
import { STORE_FOLDER } from "~/src/build/remote-images/image-store"
import { fixContent } from "~/src/doctor/edits/fix-content"

import { BUILD_DIR } from "./command/folders"
import { refuseUncommitted } from "./command/refuse-uncommitted"
import { runCheck } from "./command/run-check"

const USAGE = "npm run check:content -- [flags]: checks your content"

void runCheck(USAGE, async ({ folder, format, isFixing, isRemote }) => {
  if (isFixing) {
    refuseUncommitted(["."], folder)
    fixContent(folder)
    spawnSync("git", ["--no-pager", "diff", "--", "."], { cwd: folder, stdio: "inherit" })
  }
  const content = await checkForBuild(folder)
  const { size: count } = remoteImages(content.images)
  if (count > 0 && format === "text") console.error(isRemote ? "Requesting the remote images…" : notRequested(count))
  const remote = isRemote ? await checkRemoteImages(content, path.join(BUILD_DIR, STORE_FOLDER)) : []
  return { diagnostics: [...content.diagnostics, ...remote] }
})

function notRequested(count: number): string {
  const images = count === 1 ? "1 remote image is" : `${count} remote images are`
  return `${images} not requested, but a build does so. To check that, too, run: npm run check:content -- --remote`
}
