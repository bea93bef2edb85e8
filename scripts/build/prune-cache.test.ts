import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { pruneCache } from "./prune-cache"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prune-cache-"))
  for (const code of ["build", "doctor", "gatsby", "lib"])
    mkdirSync(path.join(folder, "src", code), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a build that writes all kinds of output, and returns which of these the previous build had left. */
function build(env: NodeJS.ProcessEnv = {}): string[] {
  pruneCache(folder, "build", env)
  const outputs = [".cache/webpack/pack", ".cache/data/nodes", "public/index.html"]
  const found = outputs.filter((output) => existsSync(path.join(folder, output)))
  for (const output of outputs) {
    mkdirSync(path.dirname(path.join(folder, output)), { recursive: true })
    writeFileSync(path.join(folder, output), "")
  }
  return found
}

test("compiled code stays for the next build, nodes and pages do not", () => {
  expect([build(), build(), build()]).toEqual([[], [".cache/webpack/pack"], [".cache/webpack/pack"]])
})

test("a build is removed before Gatsby writes development data next to it", () => {
  mkdirSync(path.join(folder, "public"))
  pruneCache(folder, "develop", {})
  expect(existsSync(path.join(folder, "public"))).toBe(false)
})

test("nothing stays when the base path or the code of the build has changed", () => {
  build()
  expect(build({ BASE_PATH: "/portfolio" })).toEqual([])
  expect(build()).toEqual([])
  writeFileSync(path.join(folder, "src/build/nodes.ts"), "other code")
  expect([build(), build()]).toEqual([[], [".cache/webpack/pack"]])
})
