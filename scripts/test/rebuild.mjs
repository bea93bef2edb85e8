import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"

import { UNFINISHED } from "../build/prepare-build-dir.mjs"
import { ROOT } from "../command/folders.mjs"
import { run } from "../command/run.mjs"
import { FIXTURE_BUILD } from "./fixture-site.mjs"

/**
 * Builds the same content again and expects the same files to the byte: the id of the build must not change (F1), and a host
 * uploads what has changed. Then kills builds, which must leave the last good one.
 * `npm run test:rebuild -- --kills 20` kills twenty, and builds again after each but the last.
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "1" } } })
const KILLS = Number(values.kills)
const BUILD = "scripts/test/build.mjs"
const PUBLIC = path.join(FIXTURE_BUILD.output, "public")
/** Killed builds use another build directory, because a killed build loses its caches. */
const KILLED = path.join(path.dirname(FIXTURE_BUILD.buildDir), "killed")

const first = digests()
// Uncommitted content has the date of its build.
const { timestamp } = JSON.parse(readFileSync(path.join(PUBLIC, "builds/latest.json"), "utf8"))
process.env.SOURCE_DATE_EPOCH = String(timestamp / 1000)
const began = Date.now()
await buildAgain(FIXTURE_BUILD.buildDir)
const durationMs = Date.now() - began
expectSameFiles("Building the same again")
rmSync(KILLED, { recursive: true, force: true })
for (let kill = 1; kill <= KILLS; kill += 1) await checkKill(kill)
rmSync(KILLED, { recursive: true, force: true })
console.log(`${first.size} files are the same to the byte after another build and ${KILLS} killed builds.`)

/** @param {number} kill */
async function checkKill(kill) {
  let delayMs = Math.round((durationMs * kill) / (KILLS + 1))
  // The build may have finished before the kill.
  while (!(await killBuildAfter(delayMs))) delayMs = Math.round(delayMs / 2)
  expectSameFiles(`Killing a build after ${delayMs} ms`)
  if (kill === 1 && existsSync(KILLED) && !existsSync(path.join(KILLED, UNFINISHED))) {
    fail(`A build that was killed after ${delayMs} ms is not marked as unfinished: the next would continue from it.`)
  }
  if (kill < KILLS) {
    await buildAgain(KILLED)
    expectSameFiles("Building after that")
  }
  console.log(`${kill}/${KILLS}: killed after ${(delayMs / 1000).toFixed(1)} s.`)
}

/** @param {string} buildDir */
async function buildAgain(buildDir) {
  const code = await run(process.execPath, [BUILD, buildDir])
  if (code !== 0) process.exit(code)
}

/**
 * Kills a build with all its processes, as a power failure would. Returns whether the build was still running.
 * @param {number} delayMs
 */
async function killBuildAfter(delayMs) {
  const build = spawn(process.execPath, [BUILD, KILLED], { cwd: ROOT, detached: true, stdio: "ignore" })
  const ended = once(build, "exit")
  const timer = setTimeout(() => process.kill(-Number(build.pid), "SIGKILL"), delayMs)
  const [, signal] = await ended
  clearTimeout(timer)
  return signal !== null
}

/** @param {string} what */
function expectSameFiles(what) {
  const now = digests()
  const files = new Set([...first.keys(), ...now.keys()])
  const changed = [...files].filter((file) => first.get(file) !== now.get(file)).sort()
  if (changed.length === 0) return
  fail(
    `${what} changed ${changed.length} of ${first.size} files:\n  ${changed.slice(0, 20).join("\n  ")}\nThe build contains something that varies: a time, a random name, or a leftover of an earlier build.`,
  )
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** @returns {Map<string, string>} */
function digests() {
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name))
  return new Map(
    files.map((file) => [path.relative(PUBLIC, file), createHash("sha256").update(readFileSync(file)).digest("hex")]),
  )
}
