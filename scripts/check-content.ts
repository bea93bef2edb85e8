import { spawnSync } from "node:child_process"

import { checkContent } from "~/src/doctor/check-content"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"

import { refuseUncommitted } from "./command/refuse-uncommitted"
import { runCheck } from "./command/run-check"

void runCheck("npm run check:content -- [flags]: checks your content", async ({ folder, isFixing }) => {
  if (isFixing) {
    refuseUncommitted(["."], folder)
    fixContent(folder)
    spawnSync("git", ["--no-pager", "diff", "--", "."], { cwd: folder, stdio: "inherit" })
  }
  const { images, diagnostics } = checkContent(folder)
  return { diagnostics: [...diagnostics, ...(await findDamagedImages(folder, images))] }
})
