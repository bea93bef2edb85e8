import { checkContent } from "~/src/doctor/check-content"
import { isFailure, printDiagnostics } from "~/src/doctor/diagnostic"
import { findDamagedImages } from "~/src/doctor/images/find-damaged-images"

import { CHECK_HELP, readCheckFlags } from "./command/check-flags"
import { runCommand } from "./command/run-command"

void runCommand(async () => {
  const { help, strict, format, folder } = readCheckFlags()
  if (help) return console.log(`npm run check:content -- [flags]: checks your content\n${CHECK_HELP}`)
  const { images, diagnostics } = checkContent(folder)
  const all = [...diagnostics, ...(await findDamagedImages(folder, images))]
  console.log(printDiagnostics(all, format))
  return isFailure(all, { strict }) ? 1 : 0
})
