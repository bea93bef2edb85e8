import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import type { Browser } from "@playwright/test"

import { CODE } from "~/scripts/build/prepare-build-dir"
import { ROOT } from "~/scripts/command/folders"
import { listFiles } from "~/scripts/command/list-files"
import { checkAnswers } from "~/scripts/init/answers"
import { newPages, newSettings } from "~/scripts/init/owner-files"
import { startStaticHost } from "~/scripts/serve/static-host"

import { bytesOf, recordFirstLoad } from "./first-load"
import { atMost, gigabytes, kilobytes, printTable, ratio, seconds } from "./table"

const WORDS = "engine number card table note wheel column letter theorem proof weaving pattern result order sum"

type BuildOptions = { browser: Browser; sizes: readonly number[] }
type Result = Awaited<ReturnType<typeof measureSize>>

/** Builds this site and a bare one with generated projects: cold, and again after an edit of one project. */
export async function measureBuild({ browser, sizes }: BuildOptions): Promise<Result[]> {
  const results: Result[] = []
  for (const size of [...sizes].sort((a, b) => a - b)) results.push(await measureSize(browser, size))
  printTable(
    "Build",
    results.flatMap((result, at) => rowsOf(result, results[at - 1])),
  )
  return results
}

/** A failed build leaves its folder for inspection. */
async function measureSize(browser: Browser, size: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"))
  const [own, bare] = [path.join(folder, "own"), path.join(folder, "bare")]
  writeOwnSite(own, size)
  writeBareSite(bare, path.join(own, "content", "projects"))
  const bareCold = await timedBuild(bare, "npx", ["gatsby", "build"])
  const ownCold = await timedBuild(own, "npm", ["run", "build"])
  const directory = path.join(own, "public")
  const { origin, stop } = await startStaticHost({ directory })
  const { first } = await recordFirstLoad(await browser.newPage(), { origin, directory, path: "/projects" })
  await stop()
  const edited = path.join(own, "content", "projects", "project-1", "index.md")
  appendFileSync(edited, "\nOne more line.\n")
  const ownWarm = await timedBuild(own, "npm", ["run", "build"])
  const listBytes = bytesOf(first.filter(({ kind }) => kind !== "image"))
  const outputBytes = listFiles(directory).reduce((sum, file) => sum + statSync(file).size, 0)
  rmSync(folder, { recursive: true })
  return { size, bareCold, ownCold, ownWarm, listBytes, outputBytes }
}

/** Compares with the figures for fewer projects: the list must not grow, and the time at most in proportion. */
function rowsOf({ size, bareCold, ownCold, ownWarm, listBytes, outputBytes }: Result, fewer?: Result) {
  const name = size.toLocaleString("en")
  const rows = [
    atMost(`${name}: bare Gatsby, cold`, bareCold.cpuMs, null, seconds),
    atMost(`${name}: cold`, ownCold.cpuMs, null, seconds),
    atMost(`${name}: cold, of bare`, ownCold.cpuMs / bareCold.cpuMs, size >= 1000 ? 1.6 : null, ratio),
    atMost(`${name}: warm, one edited`, ownWarm.cpuMs, null, seconds),
    atMost(`${name}: warm, of cold`, ownWarm.cpuMs / ownCold.cpuMs, size === 1000 ? 0.4 : null, ratio),
    atMost(`${name}: peak memory`, ownCold.peakBytes, 2.5 * 1024 ** 3, gigabytes),
    atMost(`${name}: first load of the list`, listBytes, null, kilobytes),
    atMost(`${name}: output`, outputBytes, null, gigabytes),
  ]
  if (fewer === undefined) return rows
  const names = `${name} of ${fewer.size.toLocaleString("en")}`
  rows.push(atMost(`${names}: list`, listBytes / fewer.listBytes, 1.05, ratio))
  rows.push(atMost(`${names}: cold`, ownCold.cpuMs / fewer.ownCold.cpuMs, size / fewer.size, ratio))
  return rows
}

function writeOwnSite(directory: string, size: number): void {
  for (const entry of [...CODE, "static", "scripts"]) {
    cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true })
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
  const answers = checkAnswers({ name: "Ada", url: "https://ada.dev" })
  const files: Record<string, string> = {
    ...newPages(answers, new Date()),
    "content/site.yaml": newSettings(answers, new Date()),
  }
  for (let index = 1; index <= size; index += 1) {
    files[`content/projects/project-${index}/index.md`] = generateProject(index)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(directory, file), text)
  }
}

function generateProject(index: number): string {
  const words = WORDS.split(" ")
  const word = (at: number) => words[(index * 7 + at * 3) % words.length] ?? ""
  const text = Array.from({ length: 300 }, (_, at) => word(at) + (at % 60 === 59 ? ".\n\n" : "")).join(" ")
  const date = `${2000 + (index % 25)}-${String(1 + (index % 12)).padStart(2, "0")}`
  const fields = `title: Project ${index}\nsummary: A ${word(0)} and a ${word(1)}.\ndate: "${date}"\ntags: [${word(2)}]\n`
  return `---\n${fields}---\n\n${text}\n`
}

/** Writes a site that shows the same projects with Gatsby and React alone. */
export function writeBareSite(directory: string, projects: string): void {
  cpSync(path.join(ROOT, "bench", "bare-site"), directory, { recursive: true })
  cpSync(projects, path.join(directory, "content", "projects"), { recursive: true })
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
}

/** Runs a program, and prints the processor time of all its processes: `times` prints that of the shell first. */
const TIMED = '"$@" >&2; code=$?; times; exit $code'

/**
 * Runs a build and returns the processor time and the peak memory of all its processes. Throws an error if it fails. Unlike its
 * duration, the processor time depends little on what else the machine does.
 */
export async function timedBuild(cwd: string, command: string, args: readonly string[]) {
  let peakBytes = 0
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" }
  // `ps` finds the workers of the build by its process group.
  const options = { cwd, env, detached: true }
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
