import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"

import { ROOT } from "~/scripts/command/folders"
import { OwnerError, runCommand } from "~/scripts/command/run-command"
import { findBrowser } from "~/scripts/programs/find-browser"

import { measureBuild } from "./build"
import { measureLighthouse } from "./lighthouse"
import { measureNavigation } from "./navigation"
import { measureWeight } from "./weight"

const SECTIONS = ["weight", "navigation", "lighthouse", "build"]
const RESULTS = path.join(ROOT, "bench", "results.json")

void runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: "string", default: "100,1000,10000" },
      runs: { type: "string", default: "5" },
    },
  })
  const unknown = positionals.find((section) => !SECTIONS.includes(section))
  if (unknown !== undefined) throw new OwnerError(`There is no section ${unknown}. Use ${SECTIONS.join(", ")}.`)
  const has = (section: string) => positionals.length === 0 || positionals.includes(section)
  const needsBuild = SECTIONS.some((section) => section !== "build" && has(section))
  if (needsBuild && !existsSync(path.join(ROOT, "public", "index.html"))) {
    throw new OwnerError("Run `npm run build` first: these sections measure the site in public/.")
  }
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  if (has("weight")) save({ weight: await measureWeight(browser) })
  if (has("navigation")) save({ navigation: await measureNavigation(browser) })
  if (has("lighthouse")) save({ lighthouse: await measureLighthouse(executablePath, Number(values.runs)) })
  if (has("build")) save({ build: await measureBuild(browser, values.sizes.split(",").map(Number)) })
  await browser.close()
  console.log(`\nAll figures are in ${path.relative(ROOT, RESULTS)}.`)
})

/** Saves the figures of a section next to those of the others. Each is saved at once, because a later section may fail. */
function save(figures: Record<string, unknown>): void {
  const before = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {}
  const results = { ...before, measuredAt: new Date().toISOString(), ...figures }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}
