import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"

import { ROOT } from "~/scripts/command/folders"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { findBrowser } from "~/scripts/programs/find-browser"
import { startStaticHost } from "~/scripts/serve/static-host"

import { measureBuild } from "./build-times"
import { measureLighthouse } from "./lighthouse"
import { measureNavigation } from "./navigation"
import { measureStart } from "./start-times"
import { measureTaps } from "./taps"
import { measureWeight } from "./weight"

const DIRECTORY = path.join(ROOT, "public")
const RESULTS = path.join(ROOT, "bench", "results.json")
const SECTIONS = {
  weight: measureWeight,
  navigation: measureNavigation,
  taps: measureTaps,
  lighthouse: measureLighthouse,
  start: measureStart,
  build: measureBuild,
}
/** Those that need no finished site. */
const WITHOUT_SITE = ["start", "build"]

/** Runs the named sections, or all. */
void runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: "string", default: "demo,100,1000,10000" }, runs: { type: "string", default: "5" } },
  })
  const known = Object.keys(SECTIONS)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new OwnerError(`There is no section ${unknown}. Use ${known.join(", ")}.`)
  const sections = Object.entries(SECTIONS).filter(([name]) => positionals.length === 0 || positionals.includes(name))
  if (!existsSync(path.join(DIRECTORY, "index.html")) && sections.some(([name]) => !WITHOUT_SITE.includes(name))) {
    throw new OwnerError("Run `npm run build` first: these sections measure the site in public/.")
  }
  const chromePath = await findBrowser()
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] })
  const { origin, stop } = await startStaticHost({ directory: DIRECTORY })
  const sizes = values.sizes.split(",").map((size) => (size === "demo" ? size : Number(size)))
  const options = { browser, chromePath, origin, directory: DIRECTORY, sizes, runs: Number(values.runs) }
  for (const [name, measure] of sections) save({ [name]: await measure(options) })
  await stop()
  await browser.close()
  console.log(`\nAll figures are in ${path.relative(ROOT, RESULTS)}.`)
})

/** Keeps the figures of other sections. Each section is saved at its end, because a later one may fail. */
function save(figures: Record<string, unknown>): void {
  const before = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {}
  const results = JSON.stringify({ ...before, measuredAt: new Date().toISOString(), ...figures }, null, 2)
  writeFileSync(RESULTS, `${results}\n`)
}
