import { runTool } from "./run.mjs"

/**
 * Runs a Gatsby command quietly: without telemetry.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function gatsby(args, { env = {}, cwd } = {}) {
  return runTool("gatsby", args, { env: { GATSBY_TELEMETRY_DISABLED: "1", ...env }, ...(cwd && { cwd }) })
}
