import path from "node:path"

import { ensureInstalled } from "./command/ensure-installed.mjs"
import { ROOT } from "./command/run.mjs"
import { finishSwap } from "./init/swap-folders.mjs"

await ensureInstalled()
finishSwap(ROOT)
const { buildSite } = await import("./build/build-site.mjs")
process.exitCode = await buildSite({
  site: ROOT,
  workshop: path.join(ROOT, ".build"),
  output: ROOT,
  args: process.argv.slice(2),
})
