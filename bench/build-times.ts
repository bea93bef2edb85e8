import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { text } from "node:stream/consumers"
import type { Browser } from "@playwright/test"

import { listFiles } from "~/scripts/command/list-files"
import { startStaticHost } from "~/scripts/serve/static-host"

import { bytesOf, recordFirstLoad } from "./first-load"
import { ENVIRONMENT, type Size, withSites } from "./generated-sites"
import { atMost, gigabytes, kilobytes, printTable, ratio, seconds } from "./table"

/** Processor time of a cold build relative to a bare site's, and of a build after one edit relative to a cold one. */
const MOST_OF_BARE = { demo: 1.25, generated: 1.7 }
const MOST_OF_COLD = 0.35
const MOST_MEMORY = 4 * 1024 ** 3

type BuildOptions = { browser: Browser; sizes: readonly Size[] }
type Result = Awaited<ReturnType<typeof measureSize>>

/** Builds this site and a bare one with the same projects: cold, and again after an edit of one project. */
export async function measureBuild({ browser, sizes }: BuildOptions): Promise<Result[]> {
  const results: Result[] = []
  for (const size of sizes) results.push(await withSites(size, (sites) => measureSize(browser, size, sites)))
  printTable(
    "Build",
    results.flatMap((result, at) => rowsOf(result, results[at - 1])),
  )
  return results
}

async function measureSize(browser: Browser, size: Size, { own, bare }: { own: string; bare: string }) {
  const projects = path.join(own, "content", "projects")
  const bareCold = await timedBuild(bare, "npx", ["gatsby", "build"])
  const ownCold = await timedBuild(own, "npm", ["run", "build"])
  const directory = path.join(own, "public")
  const { origin, stop } = await startStaticHost({ directory })
  const { first } = await recordFirstLoad(await browser.newPage(), { origin, directory, path: "/projects" })
  await stop()
  const [edited = ""] = readdirSync(projects)
  appendFileSync(path.join(projects, edited, "index.md"), "\nOne more line.\n")
  const ownWarm = await timedBuild(own, "npm", ["run", "build"])
  const listBytes = bytesOf(first.filter(({ kind }) => kind !== "image"))
  const outputBytes = listFiles(directory).reduce((sum, file) => sum + statSync(file).size, 0)
  return { size, bareCold, ownCold, ownWarm, listBytes, outputBytes }
}

/** Compares with the figures for fewer projects: the list must not grow, and the time at most in proportion. */
function rowsOf({ size, bareCold, ownCold, ownWarm, listBytes, outputBytes }: Result, fewer?: Result) {
  const name = size.toLocaleString("en")
  const [ofBare, ofCold] = [ownCold.cpuMs / bareCold.cpuMs, ownWarm.cpuMs / ownCold.cpuMs]
  const rows = [
    atMost(`${name}: bare Gatsby, cold`, bareCold.cpuMs, null, seconds),
    atMost(`${name}: cold`, ownCold.cpuMs, null, seconds),
    atMost(`${name}: cold, of bare`, ofBare, MOST_OF_BARE[size === "demo" ? size : "generated"], ratio),
    atMost(`${name}: warm, one edited`, ownWarm.cpuMs, null, seconds),
    atMost(`${name}: warm, of cold`, ofCold, MOST_OF_COLD, ratio),
    atMost(`${name}: peak memory`, ownCold.peakBytes, MOST_MEMORY, gigabytes),
    atMost(`${name}: first load of the list`, listBytes, null, kilobytes),
    atMost(`${name}: output`, outputBytes, null, gigabytes),
  ]
  if (size === "demo" || fewer === undefined || fewer.size === "demo") return rows
  const names = `${name} of ${fewer.size.toLocaleString("en")}`
  rows.push(atMost(`${names}: list`, listBytes / fewer.listBytes, 1.05, ratio))
  rows.push(atMost(`${names}: cold`, ownCold.cpuMs / fewer.ownCold.cpuMs, size / fewer.size, ratio))
  return rows
}

/** Runs a program, and prints the processor time of all its processes: `times` prints that of the shell first. */
const TIMED = '"$@" >&2; code=$?; times; exit $code'

/**
 * Runs a build and returns the processor time and the peak memory of all its processes. Throws an error if it fails. Unlike its
 * duration, the processor time depends little on what else the machine does.
 */
export async function timedBuild(cwd: string, command: string, args: readonly string[]) {
  let peakBytes = 0
  // `ps` finds the workers of the build by its process group.
  const options = { cwd, env: ENVIRONMENT, detached: true }
  const shell = spawn("sh", ["-c", TIMED, "sh", command, ...args], { ...options, stdio: ["ignore", "pipe", "ignore"] })
  const sample = setInterval(() => {
    const processes = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n")
    const sizes = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter(([group]) => group === shell.pid)
    peakBytes = Math.max(peakBytes, 1024 * sizes.reduce((sum, [, kilobytes = 0]) => sum + kilobytes, 0))
  }, 250)
  const [printed, [code]] = await Promise.all([text(shell.stdout), once(shell, "close")])
  clearInterval(sample)
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}.`)
  // Like `1m23.450s`, for user and system.
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].slice(2)
  const cpuMs = times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0)
  return { cpuMs, peakBytes }
}
