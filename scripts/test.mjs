import { ensureInstalled } from "./command/ensure-installed.mjs"
import { run } from "./command/run.mjs"

/** One after the other; what stands together runs at the same time, as a build leaves some of two cores idle. */
const STEPS = [
  ["lint", "content"],
  ["types", "dead-code", "build"],
  ["unit", "rebuild"],
  ["build-variants"],
  ["generated"],
  ["site"],
  ["browser"],
]

await ensureInstalled()

/** @type {string[]} */
const report = []
/** @type {string[]} */
let failed = []
for (const [index, steps] of STEPS.entries()) {
  const title = `${index + 1}/${STEPS.length} ${steps.join(", ")}`
  console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`)
  const isHeld = steps.length > 1
  const passed = await Promise.all(steps.map((step) => passes(step, isHeld)))
  failed = steps.filter((_, position) => !passed[position])
  if (failed.length > 0) break
}

console.log(`\n${report.join("\n")}`)
for (const step of failed) console.log(`\nRun it alone with: npm run test:${step}`)
console.log(`\n${report.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length

/**
 * @param {string} step
 * @param {boolean} isHeld whether its output is shown when it has ended
 */
async function passes(step, isHeld) {
  const began = Date.now()
  const code = await run("npm", ["run", "--silent", `test:${step}`], { isHeld })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  report.push(`${code === 0 ? "passed" : "FAILED"}  ${step} (${seconds} s)`)
  return code === 0
}
