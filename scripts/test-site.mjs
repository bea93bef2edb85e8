import { ensurePrograms } from "./debian.mjs"
import { HOST_PROGRAMS } from "./programs.mjs"
import { runTool } from "./run.mjs"

await ensurePrograms(HOST_PROGRAMS)
process.exitCode = await runTool("jest", ["--selectProjects", "site", ...process.argv.slice(2)])
