import { run } from "~/scripts/command/run-program"

import { runCommand } from "./command/run-command"

/**
 * Groups run one after the other. The steps of a group run at the same time, because a build does not use two cores fully. The
 * variants use what the build has cached, so they are not built while it is repeated.
 */
const STEPS = [
  ["lint", "content", "build"],
  ["types", "dead-code", "rebuild"],
  ["unit", "build-variants"],
  ["generated", "site"],
  ["browser"],
]

void runCommand(async () => {
  const report: string[] = []
  let failed: string[] = []
  for (const [index, steps] of STEPS.entries()) {
    const title = `${index + 1}/${STEPS.length} ${steps.join(", ")}`
    console.log(`\n── ${title} ${"─".repeat(60 - title.length)}`)
    const results = await Promise.all(steps.map((step) => runStep(step, steps.length > 1)))
    report.push(...results.map(({ line }) => line))
    failed = steps.filter((_, position) => results[position]?.code !== 0)
    if (failed.length > 0) break
  }
  console.log(`\n${report.join("\n")}`)
  for (const step of failed) console.log(`\nRun this step alone: npm run test:${step}`)
  console.log(`\n${report.length - failed.length} passed, ${failed.length} failed`)
  return failed.length
})

async function runStep(step: string, isBuffered: boolean) {
  const began = Date.now()
  const code = await run("npm", ["run", "--silent", `test:${step}`], { isBuffered })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  return { code, line: `${code === 0 ? "passed" : "FAILED"}  ${step} (${seconds} s)` }
}
