import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"

import { seededRandom } from "../../tests/seeded-random.mjs"
import { UNFINISHED } from "../build/prepare-build-dir.mjs"
import { ROOT, run } from "../command/run.mjs"
import { FIXTURE_BUILD } from "./fixture-site.mjs"

/**
 * An open tab takes another id for another site (F1), and a host uploads what has changed: building the same again has to
 * give the same files to the last byte. A build that is killed leaves the last good one alone, and the next is whole again:
 * `npm run test:rebuild -- --kills 20 --seed 7` kills twenty, and builds after each but the last.
 */
const { values } = parseArgs({
  options: { kills: { type: "string", default: "1" }, seed: { type: "string", default: "1843" } },
})
const BUILD = "scripts/test/build.mjs"
const PUBLIC = path.join(FIXTURE_BUILD.output, "public")
const WORKSHOP = FIXTURE_BUILD.workshop
const ASIDE = path.join(ROOT, "node_modules", ".cache", "build-aside")
const KILLS = Number(values.kills)
const random = seededRandom(Number(values.seed))

const first = digests()
// What is not committed yet has the date of its build.
const { timestamp } = JSON.parse(readFileSync(path.join(PUBLIC, "builds/latest.json"), "utf8"))
process.env.SOURCE_DATE_EPOCH = String(timestamp / 1000)
const began = Date.now()
await buildAgain()
const duration = Date.now() - began
compare("Building the same again")
if (KILLS > 0) {
  // Nothing that a killed build leaves behind is of use to the next, which would begin without anything.
  rmSync(ASIDE, { recursive: true, force: true })
  mkdirSync(path.dirname(ASIDE), { recursive: true })
  renameSync(WORKSHOP, ASIDE)
  await killBuilds()
  rmSync(WORKSHOP, { recursive: true, force: true })
  renameSync(ASIDE, WORKSHOP)
}
console.log(
  `${first.size} files, the same to the last byte after ${Math.max(1, KILLS)} more builds and ${KILLS} kills.`,
)

async function killBuilds() {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    let moment = Math.round(random() * duration)
    // On a machine that has become faster since, a build may end before.
    while (!(await killBuildAfter(moment))) moment = Math.round(moment / 2)
    compare(`Killing a build after ${moment} ms`)
    // The first begins without anything, and so is far from its end; a later one may have come to it.
    if (kill === 1 && existsSync(WORKSHOP) && !existsSync(path.join(WORKSHOP, UNFINISHED))) {
      console.error(
        `A build that was killed after ${moment} ms is not marked as unfinished: the next would go on from it.`,
      )
      process.exit(1)
    }
    if (kill < KILLS) {
      await buildAgain()
      compare("Building after that")
    }
    console.log(`${kill}/${KILLS}: killed after ${(moment / 1000).toFixed(1)} s.`)
  }
}

async function buildAgain() {
  const code = await run(process.execPath, [BUILD])
  if (code !== 0) process.exit(code)
}

/**
 * Ends a build and all its helpers at once, as a machine does that loses its power. Returns whether the build was still running.
 * @param {number} moment in milliseconds
 * @returns {Promise<boolean>}
 */
async function killBuildAfter(moment) {
  const build = spawn(process.execPath, [BUILD], { cwd: ROOT, detached: true, stdio: "ignore" })
  const ended = once(build, "exit")
  const timer = setTimeout(() => process.kill(-Number(build.pid), "SIGKILL"), moment)
  const [, signal] = await ended
  clearTimeout(timer)
  return signal !== null
}

/** @param {string} what */
function compare(what) {
  const now = digests()
  const files = new Set([...first.keys(), ...now.keys()])
  const different = [...files].filter((file) => first.get(file) !== now.get(file)).sort()
  if (different.length === 0) return
  console.error(`${what} changed ${different.length} of ${first.size} files:\n  ${different.slice(0, 20).join("\n  ")}`)
  console.error(
    "Something that changes by itself is in the build: a time, a random name, or what an earlier build left.",
  )
  process.exit(1)
}

/** @returns {Map<string, string>} */
function digests() {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(PUBLIC, file), createHash("sha256").update(readFileSync(file)).digest("hex")]
    }),
  )
}
