import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"

import { findTestBrowser } from "./browser.mjs"
import { chooseMutants } from "./mutants/choose-mutants.mjs"
import { ROOT } from "./run.mjs"
import { seededRandom } from "./seeded-random.mjs"

/**
 * Do the tests notice? Breaks the code in `--count` places, one at a time, chosen by `--seed` from all rooms in turn, and runs what
 * would have to notice: types, the unit tests of what uses the file, a build, the tests of the built site and in the browser, and these
 * once more on the builds of the tests. Every file is put back; what is not committed is not risked.
 */
const { values } = parseArgs({
  options: { count: { type: "string", default: "30" }, seed: { type: "string", default: "9" } },
})
const NOTICED_SHARE = 0.9
const ROOMS = ["lib", "client", "components", "app", "build", "templates", "pages"]

if (output("git", ["status", "--porcelain"]) !== "") {
  console.error("Commit or remove what is not committed first: this command changes files.")
  process.exit(2)
}
const CHROME_PATH = await findTestBrowser()
const mutants = chooseMutants(Object.fromEntries(ROOMS.map((room) => [room, filesOf(room)])), {
  count: Number(values.count),
  random: seededRandom(Number(values.seed)),
})
/** @type {string[]} */
const survivors = []
for (const [index, mutant] of mutants.entries()) {
  const { file, line, from, to } = mutant
  const place = `${file}:${line}  ${oneLine(from)} → ${oneLine(to)}`
  const step = noticedBy(mutant)
  if (step === null) survivors.push(place)
  console.log(`${index + 1}/${mutants.length}  ${step === null ? "NOT NOTICED" : `noticed by ${step}`}  ${place}`)
}
const noticed = mutants.length - survivors.length
console.log(`\n${noticed} of ${mutants.length} noticed (seed ${values.seed}).`)
for (const survivor of survivors) console.log(`not noticed: ${survivor}`)
process.exitCode = noticed >= mutants.length * NOTICED_SHARE ? 0 : 1

/**
 * @param {import("./mutants/choose-mutants.mjs").ChosenMutant} mutant
 * @returns {string | null} the first step that failed; null when all passed
 */
function noticedBy({ file, start, end, to }) {
  const code = readFileSync(file, "utf8")
  const restore = () => writeFileSync(file, code)
  const abort = () => {
    restore()
    process.exit(130)
  }
  process.once("SIGINT", abort)
  process.once("SIGTERM", abort)
  writeFileSync(file, code.slice(0, start) + to + code.slice(end))
  try {
    return stepsFor(file).find(([, command, args]) => !passes(command, args))?.[0] ?? null
  } finally {
    restore()
    process.off("SIGINT", abort)
    process.off("SIGTERM", abort)
  }
}

/**
 * The quick ones first.
 * @param {string} file
 * @returns {[name: string, command: string, args: string[]][]}
 */
function stepsFor(file) {
  const browser = ["scripts/test-browser.mjs", "--project=desktop", "--max-failures=1"]
  return [
    ["types", "npx", ["--no-install", "tsc", "-p", "."]],
    ["unit", "npx", ["--no-install", "jest", "--selectProjects", "node", "dom", "--bail", "--findRelatedTests", file]],
    ["build", "node", ["scripts/build-fixture.mjs"]],
    ["site", "node", ["scripts/test-site.mjs", "--bail"]],
    ["browser", "node", browser],
    ["build-variants", "node", ["scripts/build-variants.mjs"]],
    ["site (variants)", "node", ["scripts/test-site.mjs", "--bail"]],
    ["browser (variants)", "node", browser],
  ]
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function passes(command, args) {
  const shell = process.platform === "win32"
  return (
    spawnSync(command, args, { cwd: ROOT, stdio: "ignore", shell, env: { ...process.env, CHROME_PATH } }).status === 0
  )
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function output(command, args) {
  return spawnSync(command, args, { cwd: ROOT, encoding: "utf8" }).stdout.trim()
}

/** @param {string} room */
function filesOf(room) {
  return readdirSync(path.join(ROOT, "src", room), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .sort()
    .map((name) => path.posix.join("src", room, name.split(path.sep).join("/")))
    .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), "utf8") }))
}

/** @param {string} code */
function oneLine(code) {
  const line = code.replace(/\s+/g, " ")
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
