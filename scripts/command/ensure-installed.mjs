import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { ROOT, run } from "./run.mjs"

/**
 * Installs the locked packages when they are absent or not the locked ones.
 * Ends the process with npm's own message when it cannot be done.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log("Installing the locked packages (once, a minute or two)…")
  const code = await run("npm", ["ci", "--no-audit", "--no-fund"])
  if (code !== 0) process.exit(code)
}

/** npm notes what it installed in node_modules/.package-lock.json, in the lockfile's own form. */
function isInstalled() {
  const locked = packagesIn(path.join(ROOT, "package-lock.json"))
  const installed = packagesIn(path.join(ROOT, "node_modules", ".package-lock.json"))
  return Object.entries(locked).every(
    ([name, { version, optional, devOptional, peer, extraneous }]) =>
      name === "" || optional || devOptional || peer || extraneous || installed[name]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, extraneous?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {}
}
