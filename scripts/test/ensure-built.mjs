import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../command/run.mjs"

const BUILDS = [
  { folder: ".variants/main", command: "npm run test:build" },
  { folder: ".variants/base-path", command: "npm run test:build-variants" },
]

/** Ends the program with what to do when a build is not there that the tests look at. */
export function ensureBuilt() {
  const missing = BUILDS.filter(({ folder }) => !existsSync(path.join(ROOT, folder)))
  if (missing.length === 0) return
  const folders = missing.map(({ folder }) => `${folder}/`).join(" and ")
  const commands = missing.map(({ command }) => command).join(", then ")
  console.error(`These tests look at ${folders}, not built yet: ${commands}. npm test does all of it.`)
  process.exit(1)
}
