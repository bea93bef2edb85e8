import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { removeLeftovers } from "~/src/build/outputs/leftovers"
import { publicFiles } from "~/src/build/public-files"

const LEFTOVERS = [
  "_gatsby/slices/_gatsby-scripts-1.html",
  "~partytown/partytown-sandbox-sw.html",
  "~partytown/debug/partytown.js",
  "webpack.stats.json",
  "chunk-map.json",
  "app-0123456789abcdef0123.js.map",
]
const cwd = process.cwd()

beforeEach(() => process.chdir(mkdtempSync(path.join(tmpdir(), "leftovers-"))))

afterEach(() => {
  const folder = process.cwd()
  process.chdir(cwd)
  rmSync(folder, { recursive: true })
})

test("what Gatsby leaves for itself is no file of the site, and is gone from the finished one", () => {
  for (const file of [...LEFTOVERS, "index.html", "about/~partytown.html"]) {
    mkdirSync(path.join("public", path.dirname(file)), { recursive: true })
    writeFileSync(path.join("public", file), "")
  }
  expect(publicFiles(".html").sort()).toEqual(["about/~partytown.html", "index.html"])
  removeLeftovers()
  expect(readdirSync("public").sort()).toEqual(["about", "index.html"])
  expect(existsSync("public/about/~partytown.html")).toBe(true)
})
