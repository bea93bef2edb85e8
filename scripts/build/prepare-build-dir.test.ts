import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { prepareBuildDir } from "./prepare-build-dir"

const folder = mkdtempSync(path.join(tmpdir(), "prepare-build-dir-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("a finished build leaves its caches to the next, a killed one nothing", () => {
  const buildDir = path.join(folder, "a", "build")
  const prepare = () => prepareBuildDir(buildDir, "tests/fixtures/site")
  const finish = prepare()
  for (const file of [".cache", "output"]) writeFileSync(path.join(buildDir, file), "")
  finish(1)
  const finishKilled = prepare()
  expect(readdirSync(buildDir)).toEqual(expect.arrayContaining([".cache", "content", "gatsby-node.ts", "static"]))
  expect(readdirSync(buildDir)).not.toContain("output")
  finishKilled(137)
  prepare()
  expect(readdirSync(buildDir)).not.toContain(".cache")
})
