import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"

import { ROOT } from "~/scripts/command/folders"
import { startStaticHost } from "~/scripts/serve/static-host"

import { pageKinds } from "./page-kinds"
import { atMost, median, milliseconds, printTable } from "./table"
import { TARGETS } from "./targets"

/** npm downloads it for a measurement: its 117 packages are a tenth of an installation, and nothing else needs them. */
const PACKAGE = "lighthouse@12.8.2"
const CHROME_FLAGS = "--chrome-flags=--headless=new --no-sandbox --disable-background-networking"
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
const AUDITS = {
  firstPaintMs: "first-contentful-paint",
  largestPaintMs: "largest-contentful-paint",
  blockingMs: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
}

type Figures = Record<string, number>

/** Runs Lighthouse with its default phone on every kind of page, and returns medians. Times depend on the machine. */
export async function measureLighthouse(chromePath: string, times: number) {
  const directory = path.join(ROOT, "public")
  const host = await startStaticHost({ directory })
  const results = []
  for (const { kind, path } of pageKinds(directory)) {
    const runs: Figures[] = []
    for (let run = 0; run < times; run += 1) runs.push(await runLighthouse(`${host.origin}${path}`, chromePath))
    const figures: Figures = {}
    for (const name of Object.keys(runs[0] ?? {})) figures[name] = median(runs.map((run) => run[name] ?? Number.NaN))
    printTable(`Lighthouse: ${kind}`, rowsOf(figures))
    results.push({ kind, path, ...figures, runs })
  }
  await host.stop()
  return results
}

function rowsOf(figures: Figures) {
  const figure = (name: string) => figures[name] ?? Number.NaN
  return [
    ...CATEGORIES.map((category) => {
      const isMet = figure(category) >= TARGETS.lighthouse
      return { what: category, target: String(TARGETS.lighthouse), measured: String(figure(category)), isMet }
    }),
    atMost("first paint", figure("firstPaintMs"), null, milliseconds),
    atMost("largest paint", figure("largestPaintMs"), TARGETS.largestPaintMs, milliseconds),
    atMost("blocking time", figure("blockingMs"), TARGETS.blockingMs, milliseconds),
    atMost("layout shift", figure("layoutShift"), TARGETS.layoutShift),
  ]
}

async function runLighthouse(url: string, chromePath: string): Promise<Figures> {
  const flags = [CHROME_FLAGS, "--ignore-status-code", "--output=json", "--quiet"]
  const lighthouse = ["lighthouse", url, ...flags, `--only-categories=${CATEGORIES.join(",")}`]
  const { stdout } = await promisify(execFile)("npm", ["exec", "--yes", `--package=${PACKAGE}`, "--", ...lighthouse], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
    env: { ...process.env, CHROME_PATH: chromePath },
  })
  const { categories, audits } = JSON.parse(stdout)
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue])),
  }
}
