import { spawn } from "node:child_process"
import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of package.json, wherever a command was called from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")

/**
 * Runs a program with its output on the screen and answers with its exit code: 128 and the number of a signal that killed it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    // npm and npx are .cmd files on Windows, which only a shell can start.
    const child = spawn(command, args, {
      cwd,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    })
    child.once("error", reject)
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  })
}

/**
 * Runs a program that a package of the project brings.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function runTool(name, args, options) {
  return run("npx", ["--no-install", name, ...args], options)
}
