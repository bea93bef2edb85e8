import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

import { run } from "~/scripts/command/spawn-program"

import { findProgram } from "./find-program"

/** Installs Debian packages if the system is Debian or Ubuntu and the user is root. Returns whether they are installed. */
export async function installPackages(packages: string[]) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false
  await run("apt-get", ["update", "-qq"])
  const code = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  })
  return code === 0
}

/** Tests that need a program which cannot be installed are skipped. `programs` has the Debian package of each. */
export async function ensurePrograms(programs: Record<string, string>) {
  const missing = Object.keys(programs).filter((program) => findProgram(program) === undefined)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(", ")}…`)
  if (await installPackages(missing.map((program) => programs[program] ?? program))) return
  console.log("The installation failed. The tests that need these programs are skipped.")
}

/** Installs the fonts on which the metrics of the fallback font depend: Chromium's headless shell brings none on Debian. */
export async function ensureFonts() {
  if (existsSync("/usr/share/fonts/truetype/liberation")) return
  await installPackages(["fonts-liberation"])
}
