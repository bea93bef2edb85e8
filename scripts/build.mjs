import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"
import { ROOT } from "./run.mjs"

await ensureInstalled()
const { removeForeignCache } = await import("./fresh-cache.mjs")
removeForeignCache(ROOT, "build", process.env)
process.exitCode = await gatsby(["build", "--prefix-paths", ...process.argv.slice(2)])
