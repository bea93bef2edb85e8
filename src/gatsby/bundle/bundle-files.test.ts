import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readBundleFiles, writeCompilation } from "~/src/gatsby/bundle/bundle-files"

const home = process.cwd()
const STATS = "public/webpack.stats.json"
const APP_DATA = "public/page-data/app-data.json"
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bundle-files-")))
  process.chdir(folder)
  mkdirSync("public/page-data", { recursive: true })
  writeFileSync("public/styles.css", "p{}")
  writeStats({ app: ["runtime-1.js", "app-2.js", "styles.css"], about: ["styles.css", "about-3.js"] })
  writeFileSync(APP_DATA, '{"webpackCompilationHash":"webpacks"}')
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

function writeStats(assetsByChunkName: Record<string, string[]>): void {
  writeFileSync(STATS, JSON.stringify({ assetsByChunkName }))
}

test("the app's scripts keep their order, and a stylesheet of several pages is read once", () => {
  expect(readBundleFiles()).toMatchObject({ appScripts: ["runtime-1.js", "app-2.js"], styles: ["p{}"] })
})

test("F1: the compilation is named by the names of all scripts", () => {
  const { compilation } = readBundleFiles()
  expect(compilation).toMatch(/^[0-9a-f]{20}$/)
  writeStats({ app: ["app-2.js", "runtime-1.js"], other: ["about-3.js", "styles.css"] })
  expect(readBundleFiles().compilation).toBe(compilation)
  writeStats({ app: ["app-2.js", "runtime-1.js"], about: ["about-4.js"] })
  expect(readBundleFiles().compilation).not.toBe(compilation)
  writeCompilation(compilation)
  expect(JSON.parse(readFileSync(APP_DATA, "utf8"))).toEqual({ webpackCompilationHash: compilation })
})

test("the build stops when Gatsby writes these files in another way", () => {
  writeStats({ start: ["app-2.js"] })
  expect(readBundleFiles).toThrow(/“read the names of the app’s scripts” does not fit gatsby \d.*0028/)
  writeFileSync(APP_DATA, "{}")
  expect(() => writeCompilation("a")).toThrow(/“name the compilation by its scripts” does not fit gatsby \d.*0028/)
})
