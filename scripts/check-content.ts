import { findDamagedPictures } from "~/src/doctor/images/damaged-pictures"
import { isFailure, printProblems } from "~/src/doctor/print-problems"
import { readContent } from "~/src/doctor/read-content"

import { CHECK_HELP, readCheckFlags } from "./command/check-flags"
import { runCommand } from "./command/run-command"

void runCommand(async () => {
  const { help, strict, format, folder } = readCheckFlags()
  if (help) return console.log(`npm run check:content -- [flags]: checks your content\n${CHECK_HELP}`)
  const { pictures, problems: read } = readContent(folder)
  const problems = [...read, ...(await findDamagedPictures(folder, pictures))]
  console.log(printProblems(problems, format))
  return isFailure(problems, { strict }) ? 1 : 0
})
