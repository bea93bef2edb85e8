import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { cacheVersion, forgetLoaders, versionedCache } from "~/src/gatsby/bundle/webpack-cache"

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

test.each(DECIDING)("the cache is invalid when %s has changed", (file) => {
  const before = cacheVersion()
  expect(cacheVersion()).toBe(before)
  writeFileSync(file, '{ "other": true }')
  expect(cacheVersion()).not.toBe(before)
})

test("without npm's record of what is installed webpack decides", () => {
  rmSync("node_modules/.package-lock.json")
  expect(cacheVersion()).toBeNull()
})

test.each(DECIDING.slice(1, 3))("the build stops when Gatsby no longer compiles to %s", (file) => {
  rmSync(file)
  expect(cacheVersion).toThrow(/^The patch “decide by one digest .*0032/)
})

test("a cache depends on its version alone", () => {
  expect(versionedCache({ type: "filesystem", name: "stage", buildDependencies: { config: ["a"] } }, "1")).toEqual({
    type: "filesystem",
    name: "stage",
    version: "1",
    buildDependencies: { defaultWebpack: [] },
  })
  expect(() => versionedCache(false, "1")).toThrow("a cache of type “filesystem”")
})

test("the files of loaders are forgotten when a compilation is done", () => {
  const buildDependencies = new Set(["a"])
  const tap = (_name: string, whenDone: (stats: object) => void) => whenDone({ compilation: { buildDependencies } })
  forgetLoaders.apply({ hooks: { done: { tap } } } as never)
  expect([...buildDependencies]).toEqual([])
})
