import { existsSync, realpathSync, statSync } from "node:fs"
import path from "node:path"

import { ROOT } from "~/scripts/command/folders"
import { listFiles } from "~/scripts/command/list-files"
import { temporaryFolder } from "~/tests/temporary-folder"

import { prepareDirectory } from "./develop"

const folder = temporaryFolder()

test("the development server has live content and code, compiled hooks and a directory of its own, and keeps all that it links", () => {
  const at = (file: string) => path.join(folder.path, "develop", file)
  const code = listFiles(path.join(ROOT, "src")).length
  folder.write("site/content/site.yaml", "name: Mara")
  folder.write("site/static/icon.png")
  prepareDirectory(at(""), path.join(folder.path, "site"))
  folder.write("develop/.cache/webpack/pack")
  prepareDirectory(at(""), path.join(folder.path, "site"))
  folder.write("site/content/new.md")
  expect(folder.read("develop/content/site.yaml")).toBe("name: Mara")
  for (const file of [
    "content/new.md",
    "static/icon.png",
    "gatsby-config.js",
    "gatsby-node.js",
    ".cache/webpack/pack",
    "src/build/social-cards/draw-card.ts",
  ]) {
    expect([file, existsSync(at(file))]).toEqual([file, true])
  }
  for (const file of ["gatsby-node.ts", "src/doctor/diagnose-content.ts"]) {
    expect([file, existsSync(at(file))]).toEqual([file, false])
  }
  expect(realpathSync(at("src/pages/index.tsx"))).toBe(path.join(ROOT, "src/pages/index.tsx"))
  const types = "src/gatsby-types.d.ts"
  expect(statSync(at(types)).ino).toBe(statSync(path.join(ROOT, types)).ino)
  expect(listFiles(path.join(ROOT, "src")).length).toBe(code)
})
