import { buildSite } from "./build/build-site"
import { BUILD_DIR, ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"

const DONE = `
public/ holds the site, and hosting/ holds configuration files for hosts.
Next: npm run serve shows the site on this machine, and docs/publish.md describes how to publish it.`

void runCommand(async () => {
  const code = await buildSite({ site: ROOT, buildDir: BUILD_DIR, output: ROOT, args: process.argv.slice(2) })
  if (code === 0) console.log(DONE)
  return code
})
