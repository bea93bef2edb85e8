import { runTool } from "../command/run.mjs"
import { ensurePrograms } from "../programs/install-packages.mjs"
import { ensureBuilt } from "./ensure-built.mjs"

ensureBuilt()
await ensurePrograms({ nginx: "nginx" })
process.exitCode = await runTool("jest", ["--selectProjects", "site", ...process.argv.slice(2)])
