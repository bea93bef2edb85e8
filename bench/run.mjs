import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"

import { ROOT } from "../scripts/command/folders.mjs"
import { findBrowser } from "../scripts/programs/find-browser.mjs"
import { measureBuild } from "./measure-build.mjs"
import { measureLighthouse } from "./measure-lighthouse.mjs"
import { measureNavigation } from "./measure-navigation.mjs"
import { measureWeight } from "./measure-weight.mjs"
import { withBrowser } from "./with-browser.mjs"

const SECTIONS = ["weight", "navigation", "lighthouse", "build"]
const RESULTS = path.join(ROOT, "bench", "results.json")

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: "string", default: "100,1000,10000" },
    pictures: { type: "string", default: "100,1000" },
    runs: { type: "string", default: "5" },
  },
})
const unknown = positionals.filter((section) => !SECTIONS.includes(section))
if (unknown.length > 0)
  throw new Error(`There is no section ${unknown.join(", ")}: choose from ${SECTIONS.join(", ")}.`)
const sections = positionals.length > 0 ? positionals : SECTIONS
if (sections.some((section) => section !== "build") && !existsSync(path.join(ROOT, "public", "index.html"))) {
  throw new Error("There is no finished site. Run `npm run build` first.")
}

if (sections.includes("weight")) keep({ weight: await withBrowser(measureWeight) })
if (sections.includes("navigation")) keep({ navigation: await withBrowser(measureNavigation) })
if (sections.includes("lighthouse"))
  keep({ lighthouse: await measureLighthouse(await findBrowser(), Number(values.runs)) })
if (sections.includes("build")) {
  keep({ build: await measureBuild({ sizes: sizesOf(values.sizes), withPictures: false }) })
  keep({ buildWithPictures: await measureBuild({ sizes: sizesOf(values.pictures), withPictures: true }) })
}
console.log(`\nAll figures are in ${path.relative(ROOT, RESULTS)}.`)

/**
 * Notes figures beside those of other sections, at once: a build of many projects takes long, and may fail.
 * @param {Record<string, unknown>} figures
 */
function keep(figures) {
  const before = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {}
  const results = { ...before, measuredAt: new Date().toISOString(), ...figures }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

/** @param {string} list an empty one leaves a series out */
function sizesOf(list) {
  return list
    .split(",")
    .map(Number)
    .filter((size) => size > 0)
}
