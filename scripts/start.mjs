import { parseArgs } from "node:util"

import { ensureInstalled } from "./command/ensure-installed.mjs"
import { gatsby } from "./command/gatsby.mjs"
import { ROOT } from "./command/run.mjs"
import { finishSwap } from "./init/swap-folders.mjs"

// Only this machine may reach the development server: GraphiQL has no lock.
await ensureInstalled()
finishSwap(ROOT)
const { refreshCache } = await import("./build/prune-cache.mjs")
refreshCache(ROOT, "develop", process.env)
const args = process.argv.slice(2)
const { values } = parseArgs({ args, options: { host: { type: "string", short: "H" } }, strict: false })
// Gatsby reads the host there, and so does the guard of its server (src/gatsby/develop/guard-develop-server.ts).
const env = { GATSBY_HOST: typeof values.host === "string" ? values.host : "localhost" }
process.exitCode = await gatsby(["develop", ...args], { env })
