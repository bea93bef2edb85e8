import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { publishOutput, recoverPublished } from "./publish-output"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with builds of some names, each with a page that contains its name. */
function folderWith(...builds: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-output-"))
  folders.push(folder)
  const at = (name: string) => path.join(folder, name)
  for (const build of builds) {
    mkdirSync(at(build))
    writeFileSync(at(`${build}/index.html`), build)
  }
  const publish = () => publishOutput(at("built"), at("public"))
  /** The builds in the folder, and what the published one contains. */
  const state = () => [readdirSync(folder).sort(), readFileSync(at("public/index.html"), "utf8")]
  return { publish, state, recover: () => recoverPublished(at("public")) }
}

test.each([
  ["the first build is published", ["built"]],
  ["a build replaces the one before", ["built", "public"]],
  ["a build before that an interrupted build had not removed is removed", ["built", "public", ".public-last"]],
])("%s", (_name, builds) => {
  const { publish, state } = folderWith(...builds)
  publish()
  expect(state()).toEqual([["public"], "built"])
})

test("a build on another device is copied", () => {
  const { publish, state } = folderWith("built", "public")
  const rename = fs.renameSync
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (String(from).endsWith("built")) throw Object.assign(new Error("cross-device link"), { code: "EXDEV" })
    rename(from, to)
  })
  publish()
  expect(state()).toEqual([["public"], "built"])
})

test("a build that cannot be moved leaves the one before", () => {
  const { publish, state } = folderWith("public")
  expect(publish).toThrow()
  expect(state()).toEqual([["public"], "public"])
})

test.each([
  [
    "between the renames, the build before is restored",
    ["built", ".public-last"],
    [["built", "public"], ".public-last"],
  ],
  ["after the renames, the new build stays", ["public", ".public-last"], [[".public-last", "public"], "public"]],
])("when the machine stopped %s", (_name, builds, expected) => {
  const { recover, state } = folderWith(...builds)
  recover()
  expect(state()).toEqual(expected)
})
