import path from "node:path"

import { buildSite } from "./build/build-site"
import { ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"

const DONE = `
public/ holds the site, and hosting/ holds configuration files for hosts.
Next: npm run serve shows the site on this machine, and docs/publish.md describes how to publish it.`

const buildDir = path.join(ROOT, ".build")
void runCommand(async () => {
  const code = await buildSite({ site: ROOT, buildDir, output: ROOT, args: process.argv.slice(2) })
  if (code === 0) console.log(DONE)
  return code
})
