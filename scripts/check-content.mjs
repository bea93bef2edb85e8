import path from "node:path"
import { parseArgs } from "node:util"

import { ROOT } from "./command/folders.mjs"
import { loadTypeScript } from "./command/load-typescript.mjs"

const USAGE = "npm run check:content -- [--strict] [--format text|json] [--folder content]"

const options = readOptions()
if (options === null) {
  process.exitCode = 1
} else {
  const { readContent, findDamagedPictures, printProblems, isFailure } = loadTypeScript(
    "src/doctor/read-content.ts",
    "src/doctor/images/damaged-pictures.ts",
    "src/doctor/print-problems.ts",
  )
  const folder = path.resolve(options.folder)
  const { pictures, problems: read } = readContent(folder)
  const problems = [...read, ...(await findDamagedPictures(folder, pictures))]
  console.log(printProblems(problems, options.format))
  process.exitCode = isFailure(problems, options) ? 1 : 0
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        strict: { type: "boolean", default: false },
        format: { type: "string", default: process.env.GITHUB_ACTIONS ? "annotations" : "text" },
        folder: { type: "string", default: path.join(ROOT, "content") },
      },
    })
    if (["text", "json", "annotations"].includes(values.format)) return values
    console.error(`--format is text or json, not ${values.format}.\n${USAGE}`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
  return null
}
