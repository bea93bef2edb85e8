import { createServer } from "node:net"
import path from "node:path"
import { chromium } from "@playwright/test"
import lighthouse from "lighthouse"

import { ROOT } from "../scripts/run.mjs"
import { startStaticHost } from "../scripts/static-host.mjs"
import { pageKinds } from "./page-kinds.mjs"
import { atMost, median, milliseconds, printTable } from "./table.mjs"
import { TARGETS } from "./targets.mjs"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
/** The same page as nothing but HTML, styles and pictures: what is left then, no scripts can change. */
const WITHOUT_SCRIPTS = { onlyCategories: ["performance"], blockedUrlPatterns: ["*.js"] }

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
      runs.push(await runOnce(url, chromePath, { onlyCategories: CATEGORIES }))
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
 * @param {import("lighthouse").Flags} flags
 */
async function runOnce(url, chromePath, flags) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-background-networking"],
  })
  try {
    const outcome = await lighthouse(url, { port, ignoreStatusCode: true, ...flags })
    if (outcome === undefined) throw new Error(`Lighthouse told nothing of ${url}.`)
    const { categories, audits } = outcome.lhr
    const figureOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      firstPaintMs: figureOf("first-contentful-paint"),
      largestPaintMs: figureOf("largest-contentful-paint"),
      blockingMs: figureOf("total-blocking-time"),
      layoutShift: figureOf("cumulative-layout-shift"),
    }
  } finally {
    await browser.close()
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

/** @returns {Promise<number>} a port that nobody uses at the moment */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address())
      server.close(() => resolve(address.port))
    })
  })
}
