import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"
import { ROOT } from "./run.mjs"

// Only this machine may reach the development server: GraphiQL has no lock.
await ensureInstalled()
const { removeForeignCache } = await import("./fresh-cache.mjs")
removeForeignCache(ROOT, "develop", process.env)
process.exitCode = await gatsby(["develop", "--host", "localhost", ...process.argv.slice(2)])
