import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { publishOutput, recoverPublished } from "./publish-output.mjs"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with builds of some names, each of which says its own. */
function folderWith(...builds: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-output-"))
  folders.push(folder)
  for (const build of builds) {
    mkdirSync(path.join(folder, build, "about"), { recursive: true })
    writeFileSync(path.join(folder, build, "about", "index.html"), build)
  }
  const at = (name: string) => path.join(folder, name)
  const shown = (name = "public") => readFileSync(path.join(folder, name, "about", "index.html"), "utf8")
  return { at, shown, names: () => readdirSync(folder).sort() }
}

test("the first build is published, and stays where it was built, too", () => {
  const { at, shown, names } = folderWith("built")
  publishOutput(at("built"), at("public"))
  expect(shown()).toBe("built")
  expect(names()).toEqual(["built", "public"])
})

test("a build takes the place of the one before, whole, and leaves nothing beside it", () => {
  const { at, shown, names } = folderWith("built", "public")
  writeFileSync(at("public/gone.html"), "")
  publishOutput(at("built"), at("public"))
  expect(shown()).toBe("built")
  expect(existsSync(at("public/gone.html"))).toBe(false)
  expect(names()).toEqual(["built", "public"])
})

test("a build that cannot be copied leaves the one before as it was", () => {
  const { at, shown } = folderWith("public")
  expect(() => publishOutput(at("built"), at("public"))).toThrow()
  expect(shown()).toBe("public")
})

test("stopped while copying: what is published stays, and the half copy is no part of the next build", () => {
  const { at, shown, names } = folderWith("built", "public", ".public-next")
  writeFileSync(at(".public-next/half.html"), "")
  recoverPublished(at("public"))
  expect(shown()).toBe("public")
  publishOutput(at("built"), at("public"))
  expect(existsSync(at("public/half.html"))).toBe(false)
  expect(names()).toEqual(["built", "public"])
})

test("stopped between the two names: the build before comes back", () => {
  const { at, shown, names } = folderWith(".public-next", ".public-last")
  recoverPublished(at("public"))
  expect(shown()).toBe(".public-last")
  expect(names()).toEqual([".public-next", "public"])
})

test("stopped before the build before was removed: the new one stays, and the next build clears up", () => {
  const { at, shown, names } = folderWith("built", "public", ".public-last")
  recoverPublished(at("public"))
  expect(shown()).toBe("public")
  publishOutput(at("built"), at("public"))
  expect(names()).toEqual(["built", "public"])
})

test("with nothing published there is nothing to bring back", () => {
  const { at, names } = folderWith()
  recoverPublished(at("public"))
  expect(names()).toEqual([])
})
