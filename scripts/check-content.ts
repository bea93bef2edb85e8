import { spawnSync } from "node:child_process"

import { checkContent } from "~/src/doctor/check-content"
import { isFailure, printDiagnostics } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"

import { CHECK_HELP, readCheckFlags } from "./command/check-flags"
import { refuseUncommitted } from "./command/refuse-uncommitted"
import { runCommand } from "./command/run-command"

const HELP = `npm run check:content -- [flags]: checks your content
${CHECK_HELP}
  --fix            applies every fix that loses nothing, and shows what it changed; work has to be committed before`

void runCommand(async () => {
  const { help, strict, hasExtra: fixes, format, folder } = readCheckFlags("fix")
  if (help) return console.log(HELP)
  if (fixes) {
    refuseUncommitted(["."], folder)
    fixContent(folder)
    spawnSync("git", ["--no-pager", "diff", "--", "."], { cwd: folder, stdio: "inherit" })
  }
  const { images, diagnostics } = checkContent(folder)
  const all = [...diagnostics, ...(await findDamagedImages(folder, images))]
  console.log(printDiagnostics(all, format))
  return isFailure(all, { strict }) ? 1 : 0
})
