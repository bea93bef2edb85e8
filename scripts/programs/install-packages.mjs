import { spawnSync } from "node:child_process"

import { run } from "../command/run.mjs"
import { findProgram } from "./find-program.mjs"

/**
 * Installs Debian packages if the system is Debian or Ubuntu and the user is root. Returns whether they are installed.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false
  await run("apt-get", ["update", "-qq"])
  const code = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  })
  return code === 0
}

/**
 * Installs missing programs. Tests that need a program which cannot be installed are skipped.
 * @param {Record<string, string>} programs each program with its Debian package
 */
export async function ensurePrograms(programs) {
  const missing = Object.keys(programs).filter((program) => findProgram(program) === undefined)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(", ")}…`)
  if (await installPackages(missing.map((program) => programs[program] ?? program))) return
  console.log("The installation failed. The tests that need these programs are skipped.")
}
