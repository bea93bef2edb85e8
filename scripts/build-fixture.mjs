import { buildSite } from "./build/build-site.mjs"
import { FIXTURE_BUILD } from "./build/fixture-site.mjs"

process.exitCode = await buildSite(FIXTURE_BUILD)
