import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { refreshCache } from "./fresh-cache.mjs"

test("a folder in the place of a project's text is left for the check of the content to tell", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  for (const room of ["src/build", "src/lib", "content/projects/x/index.md"])
    mkdirSync(path.join(folder, room), { recursive: true })
  refreshCache(folder, "build", {})
  expect(existsSync(path.join(folder, ".cache-environment.json"))).toBe(true)
  rmSync(folder, { recursive: true })
})

/** A site with what Gatsby and webpack have left in it; answers with what another run finds of that. */
function leftBy(folder: string) {
  for (const room of ["src/build", "src/lib", "content/fonts", "content/projects"])
    mkdirSync(path.join(folder, room), { recursive: true })
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

test("nothing stays when the base path, the code of the build, or the owner's faces have changed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-cache-"))
  const build = leftBy(folder)
  build()
  expect(build({ BASE_PATH: "/portfolio" })).toEqual([])
  expect(build()).toEqual([])
  writeFileSync(path.join(folder, "src/build/nodes.ts"), "other code")
  expect(build()).toEqual([])
  writeFileSync(path.join(folder, "content/fonts/own.woff2"), "letters")
  expect([build(), build()]).toEqual([[], [".cache/webpack/pack"]])
  rmSync(folder, { recursive: true })
})
