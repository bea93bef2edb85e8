import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"
import { finishSwap } from "./init/swap-folders.mjs"
import { ROOT } from "./run.mjs"

// Only this machine may reach the development server: GraphiQL has no lock.
await ensureInstalled()
finishSwap(ROOT)
const { refreshCache } = await import("./build/fresh-cache.mjs")
refreshCache(ROOT, "develop", process.env)
process.exitCode = await gatsby(["develop", "--host", "localhost", ...process.argv.slice(2)])
