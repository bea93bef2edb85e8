import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"

import { ROOT } from "../scripts/command/folders.mjs"
import { startStaticHost } from "../scripts/hosts/static-host.mjs"
import { writeBareSite } from "./bare-site.mjs"
import { bytesOf, recordFirstLoad } from "./first-load.mjs"
import { atMost, gigabytes, kilobytes, printTable, ratio } from "./table.mjs"
import { TARGETS } from "./targets.mjs"
import { folderSize, timedBuild } from "./timed-build.mjs"
import { withBrowser } from "./with-browser.mjs"

const SOURCES = ["src", "static", "scripts", "package.json", "postcss.config.js", "tsconfig.json"]
const DOORS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]
const WORDS = "engine number card table note wheel column letter theorem proof weaving pattern result order sum".split(
  " ",
)
const WORDS_PER_PROJECT = 300

/**
 * Builds this site and a bare one with the same generated projects, in turns: cold, and again after one project was edited.
 * @param {{ sizes: number[], withPictures: boolean }} options
 */
export async function measureBuild({ sizes, withPictures }) {
  const results = []
  for (const size of sizes) {
    const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"))
    try {
      results.push({ size, withPictures, ...(await measureSize(folder, size, withPictures)) })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (results.length > 0)
    printTable(
      withPictures ? "Build, one picture per project" : "Build",
      results.flatMap(rowsOf).concat(growthOf(results)),
    )
  return results
}

/**
 * @param {string} folder
 * @param {number} size
 * @param {boolean} withPictures
 */
async function measureSize(folder, size, withPictures) {
  const [own, bare] = [path.join(folder, "own"), path.join(folder, "bare")]
  await writeOwnSite(own, size, withPictures)
  writeBareSite(bare, path.join(own, "content", "projects"))
  const bareCold = await timedBuild(bare, ["npx", "gatsby", "build"])
  const ownCold = await timedBuild(own, ["node", "scripts/build.mjs"])
  const listBytes = await withBrowser((browser) => weighList(browser, path.join(own, "public")))
  const edited = path.join(own, "content", "projects", "project-1", "index.md")
  writeFileSync(edited, `${readFileSync(edited, "utf8")}\nOne more line.\n`)
  const ownWarm = await timedBuild(own, ["node", "scripts/build.mjs"])
  return { bareCold, ownCold, ownWarm, listBytes, outputBytes: folderSize(path.join(own, "public")) }
}

/**
 * What the list of all projects brings on its first load, without pictures.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} directory
 */
async function weighList(browser, directory) {
  const host = await startStaticHost({ directory })
  const page = await browser.newPage()
  const { first } = await recordFirstLoad(page, { origin: host.origin, directory, path: "/projects" })
  await host.stop()
  return bytesOf(first.filter(({ kind }) => kind !== "picture"))
}

/** @typedef {Awaited<ReturnType<typeof measureSize>> & { size: number, withPictures: boolean }} Result */

/** @param {Result} result */
function rowsOf({ size, withPictures, bareCold, ownCold, ownWarm, listBytes, outputBytes }) {
  const name = size.toLocaleString("en")
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`
  const isPromised = size >= 1000 && !withPictures
  return [
    atMost(`${name}: bare Gatsby, cold`, bareCold.ms, null, seconds),
    atMost(`${name}: cold`, ownCold.ms, null, seconds),
    atMost(`${name}: cold, of bare`, ownCold.ms / bareCold.ms, isPromised ? TARGETS.coldOfBare : null, ratio),
    atMost(`${name}: warm, one edited`, ownWarm.ms, null, seconds),
    atMost(
      `${name}: warm, of cold`,
      ownWarm.ms / ownCold.ms,
      size === 1000 && !withPictures ? TARGETS.warmOfCold : null,
      ratio,
    ),
    atMost(`${name}: peak memory`, ownCold.peakBytes ?? Number.NaN, TARGETS.peakBytes, gigabytes),
    atMost(`${name}: first load of the list`, listBytes, null, kilobytes),
    atMost(`${name}: output`, outputBytes, null, gigabytes),
  ]
}

/**
 * How the figures of more projects stand to those of fewer.
 * @param {readonly Result[]} results
 */
function growthOf(results) {
  const sorted = results.toSorted((a, b) => a.size - b.size)
  const [fewest, most] = [sorted[0], sorted.at(-1)]
  if (!fewest || !most || fewest === most) return []
  const names = `${most.size.toLocaleString("en")} of ${fewest.size.toLocaleString("en")}`
  const rows = [atMost(`${names}: list`, most.listBytes / fewest.listBytes, TARGETS.listGrowth, ratio)]
  const thousand = results.find(({ size }) => size === 1000)
  if (most.size === 10_000 && thousand)
    rows.push(atMost("10,000 of 1,000: cold", most.ownCold.ms / thousand.ownCold.ms, TARGETS.tenfoldGrowth, ratio))
  return rows
}

/**
 * @param {string} directory
 * @param {number} size
 * @param {boolean} withPictures
 */
async function writeOwnSite(directory, size, withPictures) {
  mkdirSync(directory)
  for (const entry of [...SOURCES, ...DOORS])
    cpSync(path.join(ROOT, entry), path.join(directory, entry), { recursive: true })
  cpSync(path.join(ROOT, "content"), path.join(directory, "content"), {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(ROOT, "content", "projects")),
  })
  // What names projects that are not among the generated ones.
  rmSync(path.join(directory, "content", "resume.json"), { force: true })
  for (const file of readdirSync(path.join(directory, "content"))) leadToTheList(path.join(directory, "content", file))
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"))
  for (let index = 1; index <= size; index += 1)
    await writeProject(path.join(directory, "content", "projects"), index, withPictures)
}

/** @param {string} file */
function leadToTheList(file) {
  if (!/\.(md|ya?ml)$/.test(file)) return
  writeFileSync(file, readFileSync(file, "utf8").replace(/\/projects\/[\w-]+/g, "/projects"))
}

/**
 * @param {string} projects
 * @param {number} index
 * @param {boolean} withPicture
 */
async function writeProject(projects, index, withPicture) {
  const folder = path.join(projects, `project-${index}`)
  mkdirSync(folder, { recursive: true })
  const word = (/** @type {number} */ at) => WORDS[(index * 7 + at * 3) % WORDS.length] ?? ""
  const text = Array.from({ length: WORDS_PER_PROJECT }, (_, at) => word(at) + (at % 60 === 59 ? ".\n\n" : "")).join(
    " ",
  )
  const cover = withPicture ? "cover:\n  src: cover.jpg\n  alt: A generated picture\n" : ""
  const date = `${2000 + (index % 25)}-${String(1 + (index % 12)).padStart(2, "0")}`
  const frontMatter = `title: Project ${index}\nsummary: A ${word(0)} and a ${word(1)}.\ndate: "${date}"\ntags: [${word(2)}]\n${cover}`
  writeFileSync(path.join(folder, "index.md"), `---\n${frontMatter}---\n\n${text}\n`)
  if (withPicture) await writePicture(path.join(folder, "cover.jpg"))
}

/**
 * A picture like no other, of soft clouds: what is the same would be scaled once for all.
 * @param {string} file
 */
async function writePicture(file) {
  /** @type {import("sharp").Create} */
  const create = {
    width: 160,
    height: 100,
    channels: 3,
    background: "grey",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  }
  await sharp({ create }).resize(1600, 1000, { kernel: "cubic" }).jpeg({ quality: 90 }).toFile(file)
}
