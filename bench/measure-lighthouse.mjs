import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"

import { ROOT } from "../scripts/command/folders.mjs"
import { startStaticHost } from "../scripts/hosts/static-host.mjs"
import { pageKinds } from "./page-kinds.mjs"
import { atMost, median, milliseconds, printTable } from "./table.mjs"
import { TARGETS } from "./targets.mjs"

/** Fetched when it is asked for: its 117 packages are a tenth of an installation, and nothing else needs them. */
const PACKAGE = "lighthouse@12.8.2"
const CHROME_FLAGS = "--chrome-flags=--headless=new --no-sandbox --disable-background-networking"
const MOST_BYTES = 64 * 1024 * 1024
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
/** The same page as nothing but HTML, styles and pictures: what is left then, no scripts can change. */
const WITHOUT_SCRIPTS = ["--only-categories=performance", "--blocked-url-patterns=*.js"]

/**
 * Lighthouse on its usual phone, the median of some runs for every kind of page. Its figures depend on the machine.
 * @param {string} chromePath
 * @param {number} times how often each page is looked at
 */
export async function measureLighthouse(chromePath, times) {
  const directory = path.join(ROOT, "public")
  const host = await startStaticHost({ directory })
  const results = []
  for (const { kind, path: pagePath } of pageKinds(directory)) {
    const runs = []
    const runsWithoutScripts = []
    const url = `${host.origin}${pagePath}`
    for (let run = 0; run < times; run += 1) {
      runs.push(await runOnce(url, chromePath, [`--only-categories=${CATEGORIES.join(",")}`]))
      runsWithoutScripts.push(await runOnce(url, chromePath, WITHOUT_SCRIPTS))
    }
    results.push({ kind, path: pagePath, runs, ...medians(runs), withoutScripts: medians(runsWithoutScripts) })
  }
  await host.stop()
  for (const { kind, scores, largestPaintMs, firstPaintMs, blockingMs, layoutShift, withoutScripts } of results) {
    printTable(`Lighthouse: ${kind}`, [
      ...CATEGORIES.map((category) => {
        const score = scores[category] ?? 0
        const isMet = score >= TARGETS.lighthouse
        return { what: category, target: String(TARGETS.lighthouse), measured: String(score), isMet }
      }),
      atMost("first paint", firstPaintMs, null, milliseconds),
      atMost("largest paint", largestPaintMs, TARGETS.largestPaintMs, milliseconds),
      atMost("largest paint, without scripts", withoutScripts.largestPaintMs, null, milliseconds),
      atMost("blocking time", blockingMs, TARGETS.blockingMs, milliseconds),
      atMost("blocking time, without scripts", withoutScripts.blockingMs, null, milliseconds),
      atMost("layout shift", layoutShift, TARGETS.layoutShift),
    ])
  }
  return results
}

/**
 * @param {string} url
 * @param {string} chromePath
 * @param {readonly string[]} flags
 */
async function runOnce(url, chromePath, flags) {
  const lighthouse = ["lighthouse", url, CHROME_FLAGS, "--ignore-status-code", "--output=json", "--quiet", ...flags]
  // npm itself, and not npx, which only a shell can start on Windows.
  const npm = process.env.npm_execpath
  const command = [...(npm === undefined ? [] : [npm]), "exec", "--yes", `--package=${PACKAGE}`, "--", ...lighthouse]
  const options = { cwd: ROOT, maxBuffer: MOST_BYTES, env: { ...process.env, CHROME_PATH: chromePath } }
  const { stdout } = await promisify(execFile)(npm === undefined ? "npm" : process.execPath, command, options)
  /** @type {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }> }} */
  const { categories, audits } = JSON.parse(stdout)
  const figureOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    firstPaintMs: figureOf("first-contentful-paint"),
    largestPaintMs: figureOf("largest-contentful-paint"),
    blockingMs: figureOf("total-blocking-time"),
    layoutShift: figureOf("cumulative-layout-shift"),
  }
}

/** @param {readonly Awaited<ReturnType<typeof runOnce>>[]} runs */
function medians(runs) {
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map(({ scores }) => scores[name] ?? 0))])),
    firstPaintMs: median(runs.map(({ firstPaintMs }) => firstPaintMs)),
    largestPaintMs: median(runs.map(({ largestPaintMs }) => largestPaintMs)),
    blockingMs: median(runs.map(({ blockingMs }) => blockingMs)),
    layoutShift: median(runs.map(({ layoutShift }) => layoutShift)),
  }
}
