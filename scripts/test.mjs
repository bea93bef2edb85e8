import { ensureInstalled } from "./ensure-installed.mjs"
import { run } from "./run.mjs"

const STEPS = [
  "types",
  "lint",
  "dead-code",
  "unit",
  "build",
  "rebuild",
  "build-variants",
  "generated",
  "site",
  "browser",
]

await ensureInstalled()

/** @type {string[]} */
const report = []
let failed = 0
for (const [index, step] of STEPS.entries()) {
  console.log(`\n── ${index + 1}/${STEPS.length} ${step} ${"─".repeat(60 - step.length)}`)
  const began = Date.now()
  const code = await run("npm", ["run", "--silent", `test:${step}`])
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  report.push(`${code === 0 ? "passed" : "FAILED"}  ${step} (${seconds} s)`)
  if (code !== 0) {
    failed += 1
    break
  }
}

console.log(`\n${report.join("\n")}`)
if (failed > 0) console.log(`\nRun it alone with: npm run test:${STEPS[report.length - 1]}`)
console.log(`\n${report.length - failed} passed, ${failed} failed`)
process.exitCode = failed
