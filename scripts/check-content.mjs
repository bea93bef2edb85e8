import path from "node:path"
import { parseArgs } from "node:util"

import { ensureInstalled } from "./ensure-installed.mjs"
import { finishSwap } from "./init/swap-folders.mjs"
import { loadTypeScript } from "./load-typescript.mjs"
import { ROOT } from "./run.mjs"

const USAGE = "npm run check:content -- [--strict] [--format text|json] [--folder content]"

const options = readOptions()
if (options === null) {
  process.exitCode = 1
} else {
  await ensureInstalled()
  finishSwap(ROOT)
  const { checkContent, findDamagedImages, printDiagnostics, isFailure } = loadTypeScript(
    "src/doctor/check-content.ts",
    "src/doctor/images/find-damaged-images.ts",
    "src/doctor/diagnostic.ts",
  )
  const folder = path.resolve(options.folder)
  const { images, diagnostics } = checkContent(folder)
  const all = [...diagnostics, ...(await findDamagedImages(folder, images))]
  console.log(printDiagnostics(all, options.format))
  process.exitCode = isFailure(all, options) ? 1 : 0
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
