import { cpSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"

import { gatsby } from "./gatsby.mjs"
import { ROOT } from "./run.mjs"

/** The second build of the tests: below a base path, every address with a trailing slash (R2). */
export const VARIANT = { name: "base-path", env: { BASE_PATH: "/portfolio", TRAILING_SLASH: "always" } }

const SOURCES = ["content", "src", "static", "package.json", "postcss.config.js", "tsconfig.json"]
const DOORS = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]

/** Builds the variant in a copy of its own: Gatsby writes to `public/` and nowhere else. */
export async function buildVariant() {
  const copy = path.join(ROOT, ".variants", VARIANT.name)
  mkdirSync(copy, { recursive: true })
  for (const entry of [...SOURCES, ...DOORS]) {
    rmSync(path.join(copy, entry), { recursive: true, force: true })
    cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true })
  }
  return gatsby(["build", "--prefix-paths"], { cwd: copy, env: VARIANT.env })
}

if (process.argv[1] === import.meta.filename) process.exitCode = await buildVariant()
