import { spawnSync } from "node:child_process"

import { run } from "../command/run.mjs"
import { findProgram } from "./find-program.mjs"

/**
 * Installs Debian's packages where that is possible: on Debian or Ubuntu, for root.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
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
 * Installs what of these programs is not there. What cannot be had is said; the tests that need it are skipped.
 * @param {Record<string, string>} programs the programs, each with the package that it comes in
 */
export async function ensurePrograms(programs) {
  const missing = Object.keys(programs).filter((program) => findProgram(program) === undefined)
  if (missing.length === 0) return
  console.log(`Not installed: ${missing.join(", ")}; installing…`)
  if (await installPackages(missing.map((program) => programs[program] ?? program))) return
  console.log("They could not be installed; the tests that need them are skipped.")
}
