import { readdirSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { prepareBuildDir } from "./prepare-build-dir"

const folder = temporaryFolder()

test("a finished build leaves its caches to the next, a killed one nothing; tests are not copied", () => {
  const buildDir = path.join(folder.path, "a/build")
  const prepare = () => prepareBuildDir(buildDir, "tests/fixtures/site")
  const finish = prepare()
  for (const file of [".cache", "output"]) folder.write(`a/build/${file}`)
  finish(1)
  const finishKilled = prepare()
  expect(readdirSync(buildDir)).toEqual(expect.arrayContaining([".cache", "content", "gatsby-node.ts", "static"]))
  // Also for a project whose owner has removed its own.
  expect(folder.read("a/build/package-lock.json")).toBe("{}\n")
  expect(readdirSync(buildDir)).not.toContain("output")
  expect(readdirSync(buildDir, { recursive: true }).filter((file) => String(file).includes(".test."))).toEqual([])
  finishKilled(137)
  prepare()
  expect(readdirSync(buildDir)).not.toContain(".cache")
})

test("a site without a folder `static` is built", () => {
  folder.write("site/content/site.yaml")
  prepareBuildDir(path.join(folder.path, "build"), path.join(folder.path, "site"))
  expect(readdirSync(path.join(folder.path, "build"))).not.toContain("static")
  folder.link("site/static", "nowhere")
  expect(() => prepareBuildDir(path.join(folder.path, "build"), path.join(folder.path, "site"))).toThrow("ENOENT")
})
