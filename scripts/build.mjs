import { ensureInstalled } from "./ensure-installed.mjs"
import { removeForeignCache } from "./fresh-cache.mjs"
import { gatsby } from "./gatsby.mjs"
import { ROOT } from "./run.mjs"

await ensureInstalled()
removeForeignCache(ROOT, process.env)
process.exitCode = await gatsby(["build", "--prefix-paths", ...process.argv.slice(2)])
