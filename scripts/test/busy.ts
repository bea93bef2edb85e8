import { spawn } from "node:child_process"
import { parseArgs } from "node:util"

import { OwnerError, runCommand, withCleanup } from "~/scripts/command/run-command"
import { run } from "~/scripts/command/spawn-program"

/** Runs in a process of its own, and ends with the process that started it, however that ends. */
const BURN_ONE_CORE = `while (process.ppid === ${process.pid});`

/**
 * Runs each test of the browser step several times beside processes that use a core each; Playwright lists those that failed.
 * `npm run test:busy -- --runs 3 -- tests/e2e/messages --project phone` passes what follows the second `--` on to Playwright.
 */
void runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "10" }, burners: { type: "string", default: "3" } },
  })
  const [runs = 0, burners = 0] = [values.runs, values.burners].map(Number)
  if (!(runs >= 1 && burners >= 0)) throw new OwnerError("--runs and --burners are numbers: --runs 3 --burners 2.")
  const burning = Array.from({ length: burners }, () => spawn(process.execPath, ["-e", BURN_ONE_CORE]))
  const args = ["run", "--silent", "test:browser", "--", `--repeat-each=${runs}`, ...positionals]
  return withCleanup(
    () => run("npm", args),
    () => {
      for (const burner of burning) burner.kill()
    },
  )
})
