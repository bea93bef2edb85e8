import { cpSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"

import { ROOT } from "../command/run.mjs"
import { OWNED } from "../init/demo-files.mjs"

/** What Gatsby builds from, besides what is the owner's. */
const SOURCES = [
  "src",
  "package.json",
  "postcss.config.js",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/**
 * Copies the code, and the content of a site, into a folder of its own, where Gatsby builds it: it writes to `public/`
 * beside its sources and nowhere else. What an earlier build has cached there stays. Throws what the file system says of
 * a file that cannot be read.
 * @param {string} directory
 * @param {string} site the folder that holds `content/` and `static/`
 */
export function copySite(directory, site) {
  mkdirSync(directory, { recursive: true })
  for (const source of SOURCES) copy(source, ROOT, directory)
  for (const folder of OWNED) copy(folder, site, directory)
}

/**
 * @param {string} name
 * @param {string} from
 * @param {string} to
 */
function copy(name, from, to) {
  rmSync(path.join(to, name), { recursive: true, force: true })
  // Gatsby knows a file that has not changed by its date.
  cpSync(path.join(from, name), path.join(to, name), { recursive: true, preserveTimestamps: true })
}
