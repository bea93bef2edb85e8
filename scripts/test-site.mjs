import { ensurePrograms } from "./debian.mjs"
import { ensureBuilt } from "./ensure-built.mjs"
import { HOST_PROGRAMS } from "./programs.mjs"
import { runTool } from "./run.mjs"

ensureBuilt()
await ensurePrograms(HOST_PROGRAMS)
process.exitCode = await runTool("jest", ["--selectProjects", "site", ...process.argv.slice(2)])
