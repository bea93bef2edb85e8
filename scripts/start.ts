import { parseArgs } from "node:util"

import { pruneCache } from "./build/prune-cache"
import { ROOT } from "./command/folders"
import { runGatsby } from "./command/run"
import { runCommand } from "./command/run-command"

void runCommand(() => {
  pruneCache(ROOT, "develop", process.env)
  const args = process.argv.slice(2)
  const { values } = parseArgs({ args, options: { host: { type: "string", short: "H" } }, strict: false })
  // Only this machine may reach the development server, because GraphiQL asks for no password. Gatsby and the guard of its
  // server (src/gatsby/develop/guard-develop-server.ts) both read the host from this variable.
  const env = { GATSBY_HOST: typeof values.host === "string" ? values.host : "localhost" }
  return runGatsby(["develop", ...args], { env })
})
