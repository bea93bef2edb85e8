import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "./folders.mjs"
import { run } from "./run.mjs"

// Commands load this file first (`node --import`), so that they can import packages like any other file.
if (!isInstalled()) {
  console.log("Installing the locked packages (once, a minute or two)…")
  const code = await run("npm", ["ci", "--no-audit", "--no-fund"])
  if (code !== 0) process.exit(code)
}

/** npm lists what it installed in node_modules/.package-lock.json, in the format of the lockfile. */
function isInstalled() {
  const locked = readPackages(path.join(ROOT, "package-lock.json"))
  const installed = readPackages(path.join(ROOT, "node_modules", ".package-lock.json"))
  return Object.entries(locked).every(
    ([name, { version, optional, devOptional, peer, extraneous }]) =>
      name === "" || optional || devOptional || peer || extraneous || installed[name]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, extraneous?: boolean }>}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {}
}
