import { buildSite } from "~/scripts/build/build-site"
import { runCommand } from "~/scripts/command/run-command"

import { FIXTURE_BUILD } from "./fixture-site"

const [buildDir = FIXTURE_BUILD.buildDir] = process.argv.slice(2)
void runCommand(() => buildSite({ ...FIXTURE_BUILD, buildDir }))
