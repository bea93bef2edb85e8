import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { refreshCache } from "./prune-cache.mjs"

/** A site with what Gatsby and webpack have left in it; answers with what another run finds of that. */
function leftBy(folder: string) {
  for (const room of ["src/build", "src/gatsby", "src/lib"]) mkdirSync(path.join(folder, room), { recursive: true })
  return (env: NodeJS.ProcessEnv = {}) => {
    refreshCache(folder, "build", env)
    const places = [".cache/webpack/pack", ".cache/data/nodes", "public/index.html"]
    const found = places.filter((place) => existsSync(path.join(folder, place)))
    for (const place of places) {
      mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
      writeFileSync(path.join(folder, place), "")
    }
    return found
  }
}

test("what is compiled stays for the next build; nodes and pages do not", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  const build = leftBy(folder)
  expect([build(), build(), build()]).toEqual([[], [".cache/webpack/pack"], [".cache/webpack/pack"]])
  rmSync(folder, { recursive: true })
})

test("nothing stays when the base path or the code of the build has changed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  const build = leftBy(folder)
  build()
  expect(build({ BASE_PATH: "/portfolio" })).toEqual([])
  expect(build()).toEqual([])
  writeFileSync(path.join(folder, "src/build/nodes.ts"), "other code")
  expect([build(), build()]).toEqual([[], [".cache/webpack/pack"]])
  rmSync(folder, { recursive: true })
})
