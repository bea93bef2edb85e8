import { buildSite } from "../build/build-site.mjs"
import { FIXTURE_BUILD } from "./fixture-site.mjs"

const [buildDir = FIXTURE_BUILD.buildDir] = process.argv.slice(2)
process.exitCode = await buildSite({ ...FIXTURE_BUILD, buildDir })
