import { runCommand } from "~/scripts/command/run-command"
import { runTool } from "~/scripts/command/spawn-program"
import { ensurePrograms } from "~/scripts/programs/install-packages"

import { ensureBuilt } from "./fixture-site"

void runCommand(async () => {
  ensureBuilt()
  await ensurePrograms({ nginx: "nginx" })
  return runTool("jest", ["--selectProjects", "site", ...process.argv.slice(2)])
})
