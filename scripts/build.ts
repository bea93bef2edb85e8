import { buildSite } from "./build/build-site"
import { BUILD_DIR, ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"

void runCommand(() => buildSite({ site: ROOT, buildDir: BUILD_DIR, output: ROOT, args: process.argv.slice(2) }))
