import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import type { JSONReport } from "@playwright/test/reporter"

import { OwnerError, runCommand, withCleanup } from "~/scripts/command/run-command"
import { run } from "~/scripts/command/spawn-program"

import { countFailures } from "./count-failures"

/** Runs in a process of its own, and ends with the process that started it, however that ends. */
const BURN_ONE_CORE = `while (process.ppid === ${process.pid});`

/**
 * Runs the browser step again and again beside processes that use a core each, and prints which tests failed how often.
 * `npm run test:busy -- --runs 3 -- tests/e2e/messages --project phone` passes what follows the second `--` on to Playwright.
 */
void runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "10" }, burners: { type: "string", default: "3" } },
  })
  const [runs = 0, burners = 0] = [values.runs, values.burners].map(Number)
  if (!(runs >= 1 && burners >= 0)) throw new OwnerError("--runs and --burners are numbers: --runs 3 --burners 2.")
  const directory = mkdtempSync(path.join(tmpdir(), "busy-"))
  const burning = Array.from({ length: burners }, () => spawn(process.execPath, ["-e", BURN_ONE_CORE]))
  const cleanUp = () => {
    for (const burner of burning) burner.kill()
    rmSync(directory, { recursive: true, force: true })
  }
  return withCleanup(async () => {
    const reports: JSONReport[] = []
    for (let number = 1; number <= runs; number += 1) {
      console.log(`\nRun ${number} of ${runs}, beside ${burners} busy processes`)
      reports.push(await runBrowserStep(path.join(directory, `${number}.json`), positionals))
      printSummary(reports)
    }
    return countFailures(reports).length === 0 ? 0 : 1
  }, cleanUp)
})

async function runBrowserStep(file: string, filters: readonly string[]): Promise<JSONReport> {
  const args = ["run", "--silent", "test:browser", "--", "--reporter=list,json", ...filters]
  const code = await run("npm", args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  const report: JSONReport | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
  if (report === null || (code !== 0 && report.stats.unexpected === 0))
    throw new OwnerError("The browser step ended before its tests. Its message is above.")
  return report
}

function printSummary(reports: readonly JSONReport[]): void {
  const runs = reports.map(({ stats: { duration, expected, unexpected } }, index) => {
    return { run: index + 1, seconds: Math.round(duration / 1000), tests: expected + unexpected, failed: unexpected }
  })
  console.table(runs)
  const failures = countFailures(reports)
  if (failures.length === 0) console.log("No test failed.")
  else console.table(failures)
}
