import { spawnSync } from "node:child_process"
import { existsSync, lstatSync, readFileSync } from "node:fs"
import path from "node:path"

// Commands load this file first (`node --import`). It is plain JavaScript, because no package may be installed yet.
const ROOT = path.resolve(import.meta.dirname, "..", "..")
if (!isInstalled()) {
  // npm would empty the folder that the link leads to.
  if (lstatSync(path.join(ROOT, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error("node_modules is a link to packages that do not fit package-lock.json: remove it and run this again.")
    process.exit(1)
  }
  console.log("Installing the locked packages (once, a minute or two)…")
  // npm is a .cmd file on Windows, which needs a shell.
  const { status } = spawnSync("npm ci --no-audit --no-fund", { cwd: ROOT, stdio: "inherit", shell: true })
  if (status !== 0) process.exit(status ?? 1)
}
// Lets Node import TypeScript.
// @ts-expect-error the package has no types
await import("tsx")

/** npm lists what it installed in node_modules/.package-lock.json, in the format of the lockfile. */
function isInstalled() {
  const locked = readPackages("package-lock.json")
  const installed = readPackages("node_modules/.package-lock.json")
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
  const absolute = path.join(ROOT, file)
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, "utf8")).packages : {}
}
