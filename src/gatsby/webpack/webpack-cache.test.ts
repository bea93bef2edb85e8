import { renameSync, rmSync } from "node:fs"

import { withOneDigest } from "~/src/gatsby/webpack/webpack-cache"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const INSTALLED = "node_modules/.package-lock.json"
const COMPILED = ["gatsby-config.js", "gatsby-node.js"]
const DECIDING = [INSTALLED, ...COMPILED, "package.json", "postcss.config.js"]
const CACHE = { type: "filesystem" as const, name: "stage", buildDependencies: { config: ["a"] } }
const cacheOf = () => withOneDigest({ cache: CACHE }).cache

const { write } = temporaryWorkingDirectory()
beforeEach(() => {
  for (const file of [...DECIDING, "node_modules/gatsby/package.json"]) write(file, "{}")
})

test.each(DECIDING)("webpack's cache is invalid when %s has changed, and depends on nothing else", (file) => {
  const before = cacheOf()
  const version = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(before).toEqual({ ...CACHE, version, buildDependencies: { defaultWebpack: [] } })
  expect(cacheOf()).toEqual(before)
  write(file, '{ "other": true }')
  expect(cacheOf()).not.toEqual(before)
})

test("Gatsby alone compiles to another folder", () => {
  for (const file of COMPILED) renameSync(file, write(`.cache/compiled/${file}`))
  expect(cacheOf()).toEqual({ ...CACHE, version: expect.any(String), buildDependencies: { defaultWebpack: [] } })
})

test("without npm's list of packages, webpack checks its cache itself", () => {
  rmSync(INSTALLED)
  expect(cacheOf()).toBe(CACHE)
})

test("the build stops when Gatsby no longer has such a cache, or compiles to other files", () => {
  expect(() => withOneDigest({ cache: false })).toThrow("a cache of type “filesystem”")
  rmSync(COMPILED[0] ?? "")
  expect(cacheOf).toThrow(/^The patch “decide by one digest .*0032/)
})
