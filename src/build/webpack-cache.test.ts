import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { cacheVersion } from "~/src/build/webpack-cache"

const home = process.cwd()
const DECIDING = [
  "node_modules/.package-lock.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
  "package.json",
  "postcss.config.js",
]
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "webpack-cache-")))
  process.chdir(folder)
  for (const file of [...DECIDING, "node_modules/gatsby/package.json"]) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, "{}")
  }
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test.each(DECIDING)("what is kept fits no more when %s has changed", (file) => {
  const before = cacheVersion()
  expect(cacheVersion()).toBe(before)
  writeFileSync(file, '{ "other": true }')
  expect(cacheVersion()).not.toBe(before)
})

test("without npm's note of what is installed there is no telling", () => {
  rmSync("node_modules/.package-lock.json")
  expect(cacheVersion()).toBeNull()
})
