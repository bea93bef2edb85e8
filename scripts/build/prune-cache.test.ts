import { existsSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { pruneCache } from "./prune-cache"

const folder = temporaryFolder()
beforeEach(() => {
  for (const code of ["build", "doctor", "gatsby", "lib"]) folder.write(`src/${code}/a.ts`)
})

/** Runs a build that writes all kinds of output, and returns which of these the previous build had left. */
function build(env: NodeJS.ProcessEnv = {}): string[] {
  pruneCache(folder.path, env)
  const outputs = [".cache/webpack/pack", ".cache/data/nodes"]
  const found = outputs.filter((output) => existsSync(path.join(folder.path, output)))
  for (const output of outputs) folder.write(output)
  return found
}

test("compiled code stays for the next build, nodes and pages do not", () => {
  expect([build(), build(), build()]).toEqual([[], [".cache/webpack/pack"], [".cache/webpack/pack"]])
})

test("nothing stays when the base path or the code of the build has changed", () => {
  build()
  expect(build({ BASE_PATH: "/portfolio" })).toEqual([])
  expect(build()).toEqual([])
  folder.write("src/build/nodes.ts", "other code")
  expect([build(), build()]).toEqual([[], [".cache/webpack/pack"]])
})
