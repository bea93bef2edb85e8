import { spawn } from "node:child_process"
import { constants } from "node:os"

import { ROOT } from "./folders.mjs"

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {string} [cwd]
 * @property {boolean} [isBuffered] whether the output is printed at the end, so that parallel programs do not mix theirs
 */

/**
 * Runs a program, prints its output and returns its exit code: 128 plus the number of a signal that killed it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = ROOT, isBuffered = false } = {}) {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which need a shell.
    const child = spawn(command, args, {
      cwd,
      stdio: isBuffered ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk))
    child.once("error", reject)
    child.once("close", (code, signal) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/**
 * Runs the program of an installed package.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  return run("npx", ["--no-install", name, ...args], options)
}

/**
 * Runs a Gatsby command without telemetry.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runGatsby(args, { env = {}, ...options } = {}) {
  return runTool("gatsby", args, { env: { GATSBY_TELEMETRY_DISABLED: "1", ...env }, ...options })
}
