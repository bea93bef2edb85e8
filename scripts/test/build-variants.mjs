import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

import { CACHES, prepareBuildDir } from "../build/prepare-build-dir.mjs"
import { pruneCache } from "../build/prune-cache.mjs"
import { runGatsby } from "../command/run.mjs"
import { FIXTURE_BUILD, FIXTURE_SITE } from "./fixture-site.mjs"
import { startImageServer } from "./image-server.mjs"
import { listVariants } from "./variants.mjs"

/** @typedef {import("./variants.mjs").Variant} Variant */

/** Gatsby uses one core for about half of a build, and two for the rest. */
const PARALLEL_BUILDS = 2
const VARIANTS = path.dirname(FIXTURE_BUILD.output)
const BUILD_DIRS = path.dirname(FIXTURE_BUILD.buildDir)
/** Scaled images and social cards, whose names are digests of what they were made from. */
const KEPT_FILES = path.join("node_modules", ".cache")

const names = process.argv.slice(2)
const imageServer = await startImageServer()
const chosen = listVariants(imageServer).filter(({ name, isForContactSheet = false }) =>
  names.length === 0 ? !isForContactSheet : names.includes(name),
)

// Variants with the same addresses share a build directory, and so the compiled code.
/** @type {Map<string, Variant[]>} */
const lanes = new Map()
for (const variant of chosen) {
  const { BASE_PATH = "", TRAILING_SLASH = "never" } = variant.env
  const lane = [...BASE_PATH.split("/"), TRAILING_SLASH].filter(Boolean).join("-")
  lanes.set(lane, [...(lanes.get(lane) ?? []), variant])
}
// The longest first, so that none is built alone at the end.
const left = [...lanes].sort(([, one], [, other]) => other.length - one.length).values()
await Promise.all(Array.from({ length: PARALLEL_BUILDS }, buildLanes))
imageServer.stop()

async function buildLanes() {
  for (const [lane, variants] of left) {
    for (const variant of variants) {
      if (process.exitCode) return
      process.exitCode = await buildVariant(variant, path.join(BUILD_DIRS, lane))
    }
  }
}

/**
 * Builds a variant and moves the result to `.variants/<name>`.
 * @param {Variant} variant
 * @param {string} buildDir
 * @returns {Promise<number>} the exit code
 */
async function buildVariant({ name, env, edit }, buildDir) {
  const output = path.join(VARIANTS, name)
  rmSync(output, { recursive: true, force: true })
  const finish = prepareBuildDir(buildDir, FIXTURE_SITE)
  edit?.(buildDir)
  cpSync(path.join(FIXTURE_BUILD.buildDir, KEPT_FILES), path.join(buildDir, KEPT_FILES), { recursive: true })
  pruneCache(buildDir, "build", env)
  const code = await runGatsby(["build", "--prefix-paths"], { cwd: buildDir, env, isBuffered: true })
  console.log(`${name}: ${code === 0 ? "built" : "failed"}`)
  finish(code)
  if (code !== 0) return code
  mkdirSync(output)
  for (const entry of readdirSync(buildDir)) {
    if (!CACHES.includes(entry)) renameSync(path.join(buildDir, entry), path.join(output, entry))
  }
  return 0
}
