import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"

await ensureInstalled()
process.exitCode = await gatsby(["build", "--prefix-paths", ...process.argv.slice(2)])
