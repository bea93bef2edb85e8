import { existsSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../command/folders.mjs"

const BUILDS = [
  { folder: ".variants/main", command: "npm run test:build" },
  { folder: ".variants/base-path", command: "npm run test:build-variants" },
]

/** Ends the process with a message if a build that the tests need is missing. */
export function ensureBuilt() {
  const missing = BUILDS.filter(({ folder }) => !existsSync(path.join(ROOT, folder)))
  if (missing.length === 0) return
  const commands = missing.map(({ command }) => command).join(", then ")
  console.error(`These tests need ${missing.map(({ folder }) => folder).join(" and ")}. Run ${commands}.`)
  process.exit(1)
}
