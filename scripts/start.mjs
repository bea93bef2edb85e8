import { ensureInstalled } from "./ensure-installed.mjs"
import { gatsby } from "./gatsby.mjs"

// Only this machine may reach the development server: GraphiQL has no lock.
await ensureInstalled()
process.exitCode = await gatsby(["develop", "--host", "localhost", ...process.argv.slice(2)])
