import { run } from "~/scripts/command/spawn-program"

import { runCommand } from "./command/run-command"

/**
 * Phases run one after the other. The lanes of a phase run at the same time, because a build does not use two cores fully; the
 * steps of a lane use what those before them have made. Browsers run alone: a busy machine would make their tests slow.
 */
const PHASES = [
  [
    ["build", "rebuild", "build-variants", "generated"],
    ["lint", "content", "types", "dead-code", "unit"],
  ],
  [["site"]],
  [["browser"]],
]

void runCommand(async () => {
  const results: Result[] = []
  for (const lanes of PHASES) {
    const isBuffered = lanes.length > 1
    results.push(...(await Promise.all(lanes.map((steps) => runLane(steps, isBuffered)))).flat())
    if (results.some(({ code }) => code !== 0)) break
  }
  const failed = results.filter(({ code }) => code !== 0)
  console.log(`\n${results.map(lineOf).join("\n")}`)
  for (const { step } of failed) console.log(`\nRun this step alone: npm run test:${step}`)
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
  return failed.length
})

type Result = { step: string; code: number; seconds: number }

/** Runs the steps of a lane up to the first that fails. */
async function runLane(steps: readonly string[], isBuffered: boolean): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) {
    const result = await runStep(step, isBuffered)
    results.push(result)
    if (result.code !== 0) break
  }
  return results
}

/** Says when a step begins and ends; the output of steps beside others is printed at their end. */
async function runStep(step: string, isBuffered: boolean): Promise<Result> {
  console.log(`\n── ${step} ${"─".repeat(60 - step.length)}`)
  const began = Date.now()
  const code = await run("npm", ["run", "--silent", `test:${step}`], { isBuffered })
  const result = { step, code, seconds: Math.round((Date.now() - began) / 1000) }
  if (isBuffered) console.log(lineOf(result))
  return result
}

function lineOf({ step, code, seconds }: Result): string {
  return `${code === 0 ? "passed" : "FAILED"}  ${step} (${seconds} s)`
}
