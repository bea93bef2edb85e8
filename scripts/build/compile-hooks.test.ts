import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { compileHooks } from "./compile-hooks"

const folder = temporaryFolder()

test("the code for Gatsby becomes JavaScript that Node can load, in place of the TypeScript", () => {
  folder.write("tsconfig.json", '{ "compilerOptions": { "paths": { "~/*": ["./*"] } } }')
  folder.write("src/build/title.ts", 'export const title: string = "A"')
  folder.write("gatsby-config.ts", 'import { title } from "~/src/build/title"\nexport default { title }')
  folder.write("gatsby-node.ts", 'import { sep } from "node:path"\nexport const onPreInit = () => sep')
  const kept = ["src/build/picture.png", "src/build/social-cards/draw-card.ts", "src/lib/paths.ts"]
  for (const file of [...kept, "src/doctor/rule.ts"]) folder.write(file)
  compileHooks(folder.path)
  const files = ["gatsby-config.js", "gatsby-node.js"]
  expect(readdirSync(folder.path)).toEqual([...files, "src", "tsconfig.json"])
  const removed = ["src/build/title.ts", "src/doctor/rule.ts"]
  expect([...removed, ...kept].filter((file) => existsSync(path.join(folder.path, file)))).toEqual(kept)
  const [config, hooks] = files.map((file) => require(path.join(folder.path, file)))
  expect([config.default, hooks.onPreInit()]).toEqual([{ title: "A" }, path.sep])
})
