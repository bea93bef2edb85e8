import { buildSite } from "../build/build-site.mjs"
import { FIXTURE_BUILD } from "./fixture-site.mjs"

process.exitCode = await buildSite(FIXTURE_BUILD)
