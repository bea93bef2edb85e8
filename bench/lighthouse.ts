import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { pageKinds } from "./page-kinds"
import { atMost, median, milliseconds, printTable, repeat } from "./table"

/** npm downloads it for a measurement: its 117 packages are a tenth of an installation, and nothing else needs them. */
const PACKAGE = "lighthouse@12.8.2"
const CHROME_FLAGS = "--chrome-flags=--headless=new --no-sandbox --disable-background-networking"
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
const AUDITS = [
  { what: "first paint", id: "first-contentful-paint", target: null, print: milliseconds },
  { what: "largest paint", id: "largest-contentful-paint", target: 1300, print: milliseconds },
  { what: "blocking time", id: "total-blocking-time", target: 50, print: milliseconds },
  { what: "layout shift", id: "cumulative-layout-shift", target: 0, print: String },
]

type LighthouseOptions = { origin: string; directory: string; chromePath: string; runs: number }

/** Runs Lighthouse with its default phone on every kind of page, and returns medians. Times depend on the machine. */
export async function measureLighthouse({ origin, directory, chromePath, runs }: LighthouseOptions) {
  const results = []
  for (const { kind, path } of pageKinds(directory)) {
    const run = () => runLighthouse(`${origin}${path}`, chromePath)
    // Lighthouse sometimes loses the browser's recording. A second failure has another cause.
    const measured = await repeat(runs, () => run().catch(run))
    const figure = (id: string) => median(measured.map((figures) => figures[id] ?? Number.NaN))
    printTable(`Lighthouse: ${kind}`, [
      ...CATEGORIES.map((category) => atMost(`${category}: points below 100`, 100 - figure(category), 0)),
      ...AUDITS.map(({ what, id, target, print }) => atMost(what, figure(id), target, print)),
    ])
    const figures = Object.fromEntries(Object.keys(measured[0] ?? {}).map((id) => [id, figure(id)]))
    results.push({ kind, path, figures, runs: measured })
  }
  return results
}

async function runLighthouse(url: string, chromePath: string): Promise<Record<string, number>> {
  const flags = ["--ignore-status-code", "--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`]
  const args = ["exec", "--yes", `--package=${PACKAGE}`, "--", "lighthouse", url, CHROME_FLAGS, ...flags]
  const { stdout } = await promisify(execFile)("npm", args, {
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
    env: { ...process.env, CHROME_PATH: chromePath },
  })
  const { categories, audits } = JSON.parse(stdout)
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...AUDITS.map(({ id }) => [id, audits[id]?.numericValue]),
  ])
}
