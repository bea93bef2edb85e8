import { spawn } from "node:child_process"
import { existsSync, lstatSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

// Commands load this file first (`node --import`). It is plain JavaScript, because no package may be installed yet, and older
// versions of Node have to understand it up to the message about them.
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..")
const REPORT_EVERY_MS = 15_000
refuseOldNode()
if (!isInstalled()) {
  // npm would empty the folder that the link leads to.
  if (lstatSync(path.join(ROOT, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error("node_modules is a link to packages that do not fit package-lock.json: remove it and run this again.")
    process.exit(1)
  }
  const status = await install()
  if (status !== 0) process.exit(status)
}
// Lets Node import TypeScript.
// @ts-expect-error the package has no types
await import("tsx")

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))
  const [least = ""] = /\d+\.\d+/.exec(engines.node) ?? []
  if (process.versions.node.localeCompare(least, "en", { numeric: true }) >= 0) return
  const fix = "Install the version that https://nodejs.org recommends, and run this again."
  console.error(`This is Node ${process.versions.node}, but Node ${least} or newer is needed. ${fix}`)
  process.exit(1)
}

/**
 * Installs the packages and says how long it has taken so far. Returns npm's exit code.
 * @returns {Promise<number>}
 */
async function install() {
  console.log("First the locked packages are installed (once, a minute or two)…")
  const begin = performance.now()
  const elapsed = () => `${Math.round((performance.now() - begin) / 1000)} s`
  const timer = setInterval(() => console.log(`… still installing the packages: ${elapsed()}`), REPORT_EVERY_MS)
  // npm is a .cmd file on Windows, which needs a shell.
  const npm = spawn("npm ci --no-audit --no-fund", { cwd: ROOT, stdio: "inherit", shell: true })
  const status = await new Promise((resolve) => npm.once("error", () => resolve(1)).once("close", resolve))
  clearInterval(timer)
  console.log(status === 0 ? `The packages are installed (${elapsed()}).` : "The packages could not be installed.")
  return status ?? 1
}

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
