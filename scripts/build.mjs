import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"
import { finishSwap } from "./init/swap-folders.mjs"
import { ROOT } from "./run.mjs"

await ensureInstalled()
finishSwap(ROOT)
const { removeForeignCache } = await import("./fresh-cache.mjs")
removeForeignCache(ROOT, "build", process.env)
process.exitCode = await gatsby(["build", "--prefix-paths", ...process.argv.slice(2)])
