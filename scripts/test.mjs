import { run } from "./command/run.mjs"

/** Groups run one after the other, the steps of a group at the same time: a build leaves some of two cores idle. */
const STEPS = [
  ["lint", "content"],
  ["types", "dead-code", "build"],
  ["unit", "rebuild"],
  ["build-variants"],
  ["generated"],
  ["site"],
  ["browser"],
]

/** @type {string[]} */
const report = []
/** @type {string[]} */
let failed = []
for (const [index, steps] of STEPS.entries()) {
  const title = `${index + 1}/${STEPS.length} ${steps.join(", ")}`
  console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`)
  const codes = await Promise.all(steps.map((step) => runStep(step, steps.length > 1)))
  failed = steps.filter((_, position) => codes[position] !== 0)
  if (failed.length > 0) break
}

console.log(`\n${report.join("\n")}`)
for (const step of failed) console.log(`\nRun this step alone: npm run test:${step}`)
console.log(`\n${report.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length

/**
 * @param {string} step
 * @param {boolean} isBuffered
 */
async function runStep(step, isBuffered) {
  const began = Date.now()
  const code = await run("npm", ["run", "--silent", `test:${step}`], { isBuffered })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  report.push(`${code === 0 ? "passed" : "FAILED"}  ${step} (${seconds} s)`)
  return code
}
