import path from "node:path"

import { buildSite } from "./build/build-site"
import { ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"

const buildDir = path.join(ROOT, ".build")
void runCommand(() => buildSite({ site: ROOT, buildDir, output: ROOT, args: process.argv.slice(2) }))
