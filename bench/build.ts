import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Browser } from "@playwright/test"

import { ROOT } from "~/scripts/command/folders"
import { startStaticHost } from "~/scripts/serve/static-host"

import { bytesOf, recordFirstLoad } from "./first-load"
import { atMost, gigabytes, kilobytes, printTable, type Row, ratio } from "./table"
import { TARGETS } from "./targets"

const SOURCES =
  "src static scripts package.json postcss.config.js tsconfig.json gatsby-config.ts gatsby-node.ts gatsby-browser.tsx gatsby-ssr.tsx"
const WORDS = "engine number card table note wheel column letter theorem proof weaving pattern result order sum"

type Result = Awaited<ReturnType<typeof measureSize>>

/** Builds this site and a bare one with generated projects: cold, and again after an edit of one project. */
export async function measureBuild(browser: Browser, sizes: readonly number[]): Promise<Result[]> {
  const results: Result[] = []
  for (const size of sizes) {
    const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"))
    try {
      results.push(await measureSize(browser, folder, size))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  printTable("Build", [...results.flatMap(rowsOf), ...growthOf(results)])
  return results
}

async function measureSize(browser: Browser, folder: string, size: number) {
  const [own, bare] = [path.join(folder, "own"), path.join(folder, "bare")]
  writeOwnSite(own, size)
  writeBareSite(bare, path.join(own, "content", "projects"))
  const bareCold = await timedBuild(bare, ["npx", "gatsby", "build"])
  const ownCold = await timedBuild(own, ["npm", "run", "build"])
  const directory = path.join(own, "public")
  const { origin, stop } = await startStaticHost({ directory })
  const { first } = await recordFirstLoad(await browser.newPage(), { origin, directory, path: "/projects" })
  await stop()
  const edited = path.join(own, "content", "projects", "project-1", "index.md")
  writeFileSync(edited, `${readFileSync(edited, "utf8")}\nOne more line.\n`)
  const ownWarm = await timedBuild(own, ["npm", "run", "build"])
  const listBytes = bytesOf(first.filter(({ kind }) => kind !== "image"))
  return { size, bareCold, ownCold, ownWarm, listBytes, outputBytes: folderSize(directory) }
}

function rowsOf({ size, bareCold, ownCold, ownWarm, listBytes, outputBytes }: Result): Row[] {
  const name = size.toLocaleString("en")
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const coldTarget = size >= 1000 ? TARGETS.coldOfBare : null
  const warmTarget = size === 1000 ? TARGETS.warmOfCold : null
  return [
    atMost(`${name}: bare Gatsby, cold`, bareCold.ms, null, seconds),
    atMost(`${name}: cold`, ownCold.ms, null, seconds),
    atMost(`${name}: cold, of bare`, ownCold.ms / bareCold.ms, coldTarget, ratio),
    atMost(`${name}: warm, one edited`, ownWarm.ms, null, seconds),
    atMost(`${name}: warm, of cold`, ownWarm.ms / ownCold.ms, warmTarget, ratio),
    atMost(`${name}: peak memory`, ownCold.peakBytes, TARGETS.peakBytes, gigabytes),
    atMost(`${name}: first load of the list`, listBytes, null, kilobytes),
    atMost(`${name}: output`, outputBytes, null, gigabytes),
  ]
}

/** Compares the figures of more projects with those of fewer. */
function growthOf(results: readonly Result[]): Row[] {
  const sorted = [...results].sort((a, b) => a.size - b.size)
  const [fewest, most] = [sorted[0], sorted.at(-1)]
  if (!fewest || !most || fewest === most) return []
  const names = `${most.size.toLocaleString("en")} of ${fewest.size.toLocaleString("en")}`
  const rows = [atMost(`${names}: list`, most.listBytes / fewest.listBytes, TARGETS.listGrowth, ratio)]
  const thousand = sorted.find(({ size }) => size === 1000)
  if (most.size !== 10_000 || !thousand) return rows
  const growth = most.ownCold.ms / thousand.ownCold.ms
  return [...rows, atMost("10,000 of 1,000: cold", growth, TARGETS.tenfoldGrowth, ratio)]
}

function writeOwnSite(directory: string, size: number): void {
  const content = path.join(directory, "content")
  mkdirSync(content, { recursive: true })
  for (const entry of SOURCES.split(" ")) {
    cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true })
  }
  // The résumé and the links in texts name projects that do not exist here.
  for (const entry of readdirSync(path.join(ROOT, "content"), { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "resume.json") continue
    const bytes = readFileSync(path.join(ROOT, "content", entry.name))
    const isText = /\.(md|ya?ml)$/.test(entry.name)
    const text = bytes.toString("utf8").replace(/\/projects\/[\w-]+/g, "/projects")
    writeFileSync(path.join(content, entry.name), isText ? text : bytes)
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
  for (let index = 1; index <= size; index += 1) {
    const folder = path.join(content, "projects", `project-${index}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, "index.md"), generateProject(index))
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

/** Writes the site that Gatsby and React alone would make of the same projects. */
export function writeBareSite(directory: string, projects: string): void {
  cpSync(path.join(ROOT, "bench", "bare-site"), directory, { recursive: true })
  cpSync(projects, path.join(directory, "content", "projects"), { recursive: true })
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
}

/** Runs a build and returns its duration and the memory of all its processes. Throws an error if it fails. */
export async function timedBuild(cwd: string, [program = "", ...args]: readonly string[]) {
  const began = performance.now()
  let peakBytes = 0
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" }
  // A process group of its own, by which `ps` finds its workers.
  const child = spawn(program, args, { cwd, env, detached: true, stdio: "ignore" })
  const sample = setInterval(() => {
    const processes = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n")
    const sizes = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter(([group]) => group === child.pid)
    peakBytes = Math.max(peakBytes, 1024 * sizes.reduce((sum, [, kilobytes = 0]) => sum + kilobytes, 0))
  }, 250)
  const [code] = await once(child, "exit")
  clearInterval(sample)
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${cwd}.`)
  return { ms: performance.now() - began, peakBytes }
}

function folderSize(directory: string): number {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}
