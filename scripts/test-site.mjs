import { ensurePrograms } from "./debian.mjs"
import { ensureBuilt } from "./ensure-built.mjs"
import { runTool } from "./run.mjs"

ensureBuilt()
await ensurePrograms({ nginx: "nginx" })
process.exitCode = await runTool("jest", ["--selectProjects", "site", ...process.argv.slice(2)])
