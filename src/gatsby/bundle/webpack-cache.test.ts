import { rmSync } from "node:fs"

import { cacheVersion, versionedCache } from "~/src/gatsby/bundle/webpack-cache"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const INSTALLED = "node_modules/.package-lock.json"
const COMPILED = [".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"]
const DECIDING = [INSTALLED, ...COMPILED, "package.json", "postcss.config.js"]

const { write } = temporaryWorkingDirectory()
beforeEach(() => {
  for (const file of [...DECIDING, "node_modules/gatsby/package.json"]) write(file, "{}")
})

test.each(DECIDING)("the cache is invalid when %s has changed", (file) => {
  const before = cacheVersion()
  expect(cacheVersion()).toBe(before)
  write(file, '{ "other": true }')
  expect(cacheVersion()).not.toBe(before)
})

test("without npm's record of what is installed webpack decides", () => {
  rmSync(INSTALLED)
  expect(cacheVersion()).toBeNull()
})

test.each(COMPILED)("the build stops when Gatsby no longer compiles to %s", (file) => {
  rmSync(file)
  expect(cacheVersion).toThrow(/^The patch “decide by one digest .*0032/)
})

test("a cache depends on its version alone", () => {
  const given = { type: "filesystem" as const, name: "stage", buildDependencies: { config: ["a"] } }
  const version = { version: "1", buildDependencies: { defaultWebpack: [] } }
  expect(versionedCache(given, "1")).toEqual({ ...given, ...version })
  expect(() => versionedCache(false, "1")).toThrow("a cache of type “filesystem”")
})
