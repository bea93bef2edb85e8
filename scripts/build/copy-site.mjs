import { cpSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../run.mjs"

/** All that Gatsby builds from. */
const SOURCES = [
  "content",
  "src",
  "static",
  "package.json",
  "postcss.config.js",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/**
 * Copies the site into a folder of its own, where Gatsby builds it: it writes to `public/` beside its sources and
 * nowhere else. What an earlier build has cached there stays. Throws what the file system says of a file that cannot be
 * read.
 * @param {string} directory
 */
export function copySite(directory) {
  mkdirSync(directory, { recursive: true })
  for (const source of SOURCES) {
    rmSync(path.join(directory, source), { recursive: true, force: true })
    // Gatsby knows a file that has not changed by its date.
    cpSync(path.join(ROOT, source), path.join(directory, source), { recursive: true, preserveTimestamps: true })
  }
}
