import { readdirSync } from "node:fs"
import path from "node:path"

import { temporaryFolder } from "~/tests/temporary-folder"

import { compileHooks } from "./compile-hooks"

const folder = temporaryFolder()

test("the code for Gatsby becomes JavaScript that Node can load, in place of the TypeScript", () => {
  folder.write("tsconfig.json", '{ "compilerOptions": { "paths": { "~/*": ["./*"] } } }')
  folder.write("src/title.ts", 'export const title: string = "A"')
  folder.write("gatsby-config.ts", 'import { title } from "~/src/title"\nexport default { title }')
  folder.write("gatsby-node.ts", 'import { sep } from "node:path"\nexport const onPreInit = () => sep')
  compileHooks(folder.path)
  const files = ["gatsby-config.js", "gatsby-node.js"]
  expect(readdirSync(folder.path)).toEqual([...files, "src", "tsconfig.json"])
  const [config, hooks] = files.map((file) => require(path.join(folder.path, file)))
  expect([config.default, hooks.onPreInit()]).toEqual([{ title: "A" }, path.sep])
})
