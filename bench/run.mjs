import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"

import { findBrowser } from "../scripts/browser.mjs"
import { ROOT } from "../scripts/run.mjs"
import { measureBuild } from "./measure-build.mjs"
import { measureLighthouse } from "./measure-lighthouse.mjs"
import { measureNavigation } from "./measure-navigation.mjs"
import { measureWeight } from "./measure-weight.mjs"

const SECTIONS = ["weight", "navigation", "lighthouse", "build"]
const RESULTS = path.join(ROOT, "bench", "results.json")

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: "string", default: "100,1000,10000" }, pictures: { type: "string", default: "100,1000" } },
})
const unknown = positionals.filter((section) => !SECTIONS.includes(section))
if (unknown.length > 0)
  throw new Error(`There is no section ${unknown.join(", ")}: choose from ${SECTIONS.join(", ")}.`)
const sections = positionals.length > 0 ? positionals : SECTIONS
if (sections.some((section) => section !== "build") && !existsSync(path.join(ROOT, "public", "index.html"))) {
  throw new Error("There is no finished site. Run `npm run build` first.")
}

/** @type {Record<string, unknown>} */
const results = { measuredAt: new Date().toISOString() }
if (sections.some((section) => section === "weight" || section === "navigation")) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] })
  if (sections.includes("weight")) results.weight = await measureWeight(browser)
  if (sections.includes("navigation")) results.navigation = await measureNavigation(browser)
  await browser.close()
}
if (sections.includes("lighthouse")) results.lighthouse = await measureLighthouse(await findBrowser())
if (sections.includes("build")) {
  results.build = await measureBuild({ sizes: sizesOf(values.sizes), withPictures: false })
  results.buildWithPictures = await measureBuild({ sizes: sizesOf(values.pictures), withPictures: true })
}
mkdirSync(path.dirname(RESULTS), { recursive: true })
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\nAll figures are in ${path.relative(ROOT, RESULTS)}.`)

/** @param {string} list an empty one leaves a series out */
function sizesOf(list) {
  return list
    .split(",")
    .map(Number)
    .filter((size) => size > 0)
}
