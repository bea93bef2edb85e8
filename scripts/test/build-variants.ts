import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import pMap from "p-map"

import { CACHES } from "~/scripts/build/prepare-build-dir"
import { runBuild } from "~/scripts/build/run-build"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { startImageServer } from "~/tests/variants/image-server"
import { listVariants, type Variant } from "~/tests/variants/list-variants"

import { FIXTURE_BUILD, FIXTURE_SITE, VARIANTS } from "./fixture-site"

/** Gatsby uses one core for about half of a build, and two for the rest. */
const PARALLEL_BUILDS = 2
/** Scaled images and social cards. Their names are digests of their sources. */
const KEPT_FILES = path.join("node_modules", ".cache")

void runCommand(async () => {
  const names = process.argv.slice(2)
  const imageServer = await startImageServer()
  const all = listVariants(imageServer)
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new OwnerError(`There is no variant ${unknown}. Use ${known.join(", ")}.`)
  const variants = all.filter(({ name }) => names.length === 0 || names.includes(name))
  // Variants with the same base path share a build directory, and so the compiled code: most of them that of the fixture site's
  // build. One of several builds has its own, so that two lanes take about the same time.
  const lanes = new Map<string, Variant[]>()
  for (const variant of variants) {
    const { BASE_PATH = "" } = variant.env
    const name = variant.builds ? variant.name : BASE_PATH.slice(1)
    const lane = name === "" ? FIXTURE_BUILD.buildDir : path.join(path.dirname(FIXTURE_BUILD.buildDir), name)
    lanes.set(lane, [...(lanes.get(lane) ?? []), variant])
  }
  // The longest lane first, so that no long one is left for the end.
  const buildsOf = (lane: readonly Variant[]) => lane.reduce((sum, { builds = 1 }) => sum + builds, 0)
  const longestFirst = [...lanes].sort(([, one], [, other]) => buildsOf(other) - buildsOf(one))
  try {
    return Math.max(...(await pMap(longestFirst, buildLane, { concurrency: PARALLEL_BUILDS })))
  } finally {
    imageServer.stop()
  }
})

async function buildLane([buildDir, variants]: [string, Variant[]]): Promise<number> {
  for (const variant of variants) {
    const code = await buildVariant(variant, buildDir)
    if (code !== 0) return code
  }
  return 0
}

/** Builds a variant and moves the result to `.variants/<name>`. Returns the exit code. */
async function buildVariant({ name, env, edit }: Variant, buildDir: string): Promise<number> {
  const output = path.join(VARIANTS, name)
  rmSync(output, { recursive: true, force: true })
  if (buildDir !== FIXTURE_BUILD.buildDir) {
    cpSync(path.join(FIXTURE_BUILD.buildDir, KEPT_FILES), path.join(buildDir, KEPT_FILES), { recursive: true })
  }
  const began = Date.now()
  const code = await runBuild({ site: FIXTURE_SITE, buildDir, env, isBuffered: true, ...(edit && { edit }) })
  console.log(`${name}: ${code === 0 ? "built" : "failed"} (${Math.round((Date.now() - began) / 1000)} s)`)
  if (code !== 0) return code
  mkdirSync(output)
  for (const entry of readdirSync(buildDir)) {
    if (!CACHES.includes(entry)) renameSync(path.join(buildDir, entry), path.join(output, entry))
  }
  return 0
}
