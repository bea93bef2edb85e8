import { spawn } from "node:child_process"
import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of package.json, wherever a command was called from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..")

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] besides that of this process
 * @property {string} [cwd]
 * @property {boolean} [isHeld] whether its output is shown when it has ended, and not mixed with that of another program
 */

/**
 * Runs a program with its output on the screen and answers with its exit code: 128 and the number of a signal that killed it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = ROOT, isHeld = false } = {}) {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which only a shell can start.
    const child = spawn(command, args, {
      cwd,
      stdio: isHeld ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    })
    /** @type {Buffer[]} */
    const held = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => held.push(chunk))
    child.once("error", reject)
    child.once("close", (code, signal) => {
      process.stdout.write(Buffer.concat(held))
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/**
 * Runs a program that a package of the project brings.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  return run("npx", ["--no-install", name, ...args], options)
}
