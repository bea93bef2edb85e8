import { buildSite } from "./build/build-site"
import { BUILD_DIR, ROOT } from "./command/folders"
import { refuseFolder } from "./command/refuse-folder"
import { runCommand } from "./command/run-command"

const DONE = `
public/ holds the site, and hosting/ holds configuration files for hosts.
Next: npm run serve shows the site on this machine, and docs/publish.md describes how to publish it.`

const HELP = `npm run build -- [flags]: builds the site into public/; BASE_PATH and TRAILING_SLASH are described in the README

  --help   this text

All other flags are those of gatsby build.`

void runCommand(async () => {
  if (process.argv.includes("--help")) return console.log(HELP)
  refuseFolder(ROOT)
  const code = await buildSite({ site: ROOT, buildDir: BUILD_DIR, output: ROOT, args: process.argv.slice(2) })
  if (code === 0) console.log(DONE)
  return code
})
