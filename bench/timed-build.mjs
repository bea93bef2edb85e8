import { execFileSync, spawn } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import path from "node:path"

/** How often the memory of all processes of a build is looked at, in milliseconds. */
const LOOK_EVERY_MS = 250

/** @typedef {{ ms: number, peakBytes: number | null }} TimedBuild null where the system does not tell */

/**
 * Runs a build and answers how long it took and how much memory all of its processes had together. Throws when it fails.
 * @param {string} directory
 * @param {readonly string[]} command
 * @returns {Promise<TimedBuild>}
 */
export function timedBuild(directory, [program = "", ...args]) {
  const began = performance.now()
  /** @type {number | null} */
  let peakBytes = null
  const child = spawn(program, args, {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
  })
  let told = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (told = (told + text).slice(-4000)))
  const look = setInterval(() => {
    const now = memoryOf(child.pid ?? 0)
    if (now !== null) peakBytes = Math.max(peakBytes ?? 0, now)
  }, LOOK_EVERY_MS)
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      clearInterval(look)
      if (code === 0) resolve({ ms: performance.now() - began, peakBytes })
      else reject(new Error(`The build in ${directory} failed:\n${told}`))
    })
  })
}

/**
 * The size of all files in a folder, in bytes.
 * @param {string} directory
 */
export function folderSize(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

/**
 * What a process and all that it started hold in memory.
 * @param {number} root
 */
function memoryOf(root) {
  if (process.platform === "win32") return null
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n")
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // A child may be listed before its parent.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (family.has(pid) ? kilobytes * 1024 : 0), 0)
}
