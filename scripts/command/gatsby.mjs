import { runTool } from "./run.mjs"

/**
 * Runs a Gatsby command quietly: without telemetry.
 * @param {readonly string[]} args
 * @param {import("./run.mjs").RunOptions} [options]
 */
export function gatsby(args, { env = {}, ...options } = {}) {
  return runTool("gatsby", args, { env: { GATSBY_TELEMETRY_DISABLED: "1", ...env }, ...options })
}
