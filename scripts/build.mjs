import path from "node:path"

import { buildSite } from "./build/build-site.mjs"
import { ROOT } from "./command/folders.mjs"

process.exitCode = await buildSite({
  site: ROOT,
  buildDir: path.join(ROOT, ".build"),
  output: ROOT,
  args: process.argv.slice(2),
})
