import { readFileSync } from "node:fs"

import { readBundleFiles, writeCompilation } from "~/src/gatsby/webpack/bundle-files"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const APP_DATA = "public/page-data/app-data.json"

const { write } = temporaryWorkingDirectory()

beforeEach(() => {
  write("public/styles.css", "p{}")
  writeStats({ app: ["runtime-1.js", "app-2.js", "styles.css"], about: ["styles.css", "about-3.js"] })
  write(APP_DATA, '{"webpackCompilationHash":"webpacks"}')
})

function writeStats(assetsByChunkName: Record<string, string[]>): void {
  write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }))
}

test("the app's scripts keep their order, and a stylesheet of several pages is read once", () => {
  expect(readBundleFiles()).toMatchObject({ appScripts: ["runtime-1.js", "app-2.js"], styles: ["p{}"] })
})

test("F1: the compilation is a digest of the names of all scripts", () => {
  const { compilation } = readBundleFiles()
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
  write(APP_DATA, "{}")
  expect(() => writeCompilation("a")).toThrow(/“name the compilation by its scripts” does not fit gatsby \d.*0028/)
})
