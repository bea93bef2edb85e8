import fs, { readdirSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { publishOutput, recoverPublished } from "./publish-output"

const folder = temporaryFolder()
const at = (name: string) => path.join(folder.path, name)
const publish = () => publishOutput(at("built"), at("public"))

/** Makes builds of some names, each with a page that contains its name. */
function makeBuilds(names: string[]) {
  for (const name of names) folder.write(`${name}/index.html`, name)
}

/** Returns the folders, and the name of the build that is published. */
const state = () => [readdirSync(folder.path).sort(), folder.read("public/index.html")]

test.each([
  ["the first build is published", ["built"]],
  ["a build replaces the previous one", ["built", "public"]],
  ["leftovers of an interrupted build are removed", ["built", "public", ".public-last", ".public-next"]],
])("%s", (_name, builds) => {
  makeBuilds(builds)
  publish()
  expect(state()).toEqual([["public"], "built"])
})

test("a build on another device is copied", () => {
  makeBuilds(["built", "public"])
  const rename = fs.renameSync
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (from === at("built")) throw Object.assign(new Error("cross-device link"), { code: "EXDEV" })
    rename(from, to)
  })
  publish()
  expect(state()).toEqual([["public"], "built"])
})

test("a build that cannot be moved leaves the previous one", () => {
  makeBuilds(["public"])
  expect(publish).toThrow()
  expect(state()).toEqual([["public"], "public"])
})

test.each([
  ["between the renames, the previous build is restored", [".public-last"], [["public"], ".public-last"]],
  ["after them, the new build stays", [".public-last", "public"], [[".public-last", "public"], "public"]],
])("when the machine stopped %s", (_name, builds, expected) => {
  makeBuilds(builds)
  recoverPublished(at("public"))
  expect(state()).toEqual(expected)
})
