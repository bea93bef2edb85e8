import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { copyFolder } from "~/scripts/command/copy-folder"
import { OWNED_FOLDERS, ROOT } from "~/scripts/command/folders"
import { LANGUAGES_FOLDER } from "~/src/build/languages/language-builds"

import { STAMP } from "./prune-cache"

/** Higher exit codes mean that a signal ended the process. */
const KILLED = 128

/** A file that exists while a build is running. */
export const UNFINISHED = "unfinished"

/** Entries that the next build reuses. Making them takes half of a build's time. */
export const CACHES = [".cache", STAMP, "node_modules", LANGUAGES_FOLDER]

/** The sources of a build, apart from the owner's folders. */
export const CODE = [
  "src",
  "package.json",
  "postcss.config.js",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/** The types of the content, which are committed, so that they exist before the first build. */
export const TYPES = path.join("src", "gatsby-types.d.ts")

/**
 * Copies the code and a site's content into a build directory, next to the caches of the previous build. Gatsby writes
 * `public/` next to its sources, so a separate directory protects the published build.
 *
 * A killed build leaves half-written caches, which Gatsby would reuse, so its directory is emptied.
 * @param site the folder that holds `content/` and `static/`
 * @param take copies these folders, or links them
 * @returns a function that must be called at the end of the build
 */
export function prepareBuildDir(buildDir: string, site: string, take = copyFolder): (exitCode: number) => void {
  const unfinished = path.join(buildDir, UNFINISHED)
  if (existsSync(unfinished)) rmSync(buildDir, { recursive: true })
  mkdirSync(buildDir, { recursive: true })
  writeFileSync(unfinished, "")
  for (const entry of readdirSync(buildDir)) {
    if (![...CACHES, UNFINISHED].includes(entry)) rmSync(path.join(buildDir, entry), { recursive: true })
  }
  // Gatsby looks for queries in all of `src`.
  const filter = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const entry of CODE) {
    cpSync(path.join(ROOT, entry), path.join(buildDir, entry), { recursive: true, preserveTimestamps: true, filter })
  }
  // Gatsby starts Parcel, which stops at this file. Otherwise it lists all packages of the project (docs/decisions/0032).
  writeFileSync(path.join(buildDir, "package-lock.json"), "{}\n")
  for (const folder of OWNED_FOLDERS) {
    const from = path.join(site, folder)
    // Git keeps no empty folder. A link to nothing is an error.
    if (lstatSync(from, { throwIfNoEntry: false })) take(from, path.join(buildDir, folder))
  }
  return (exitCode) => {
    if (exitCode < KILLED) rmSync(unfinished)
  }
}
