import { cpSync, existsSync } from "node:fs"
import path from "node:path"

import { runGatsby } from "~/scripts/command/spawn-program"
import { CACHE_ROOT } from "~/src/build/cache-folder"
import { readEnvironment } from "~/src/build/environment"
import { LANGUAGES_FOLDER } from "~/src/build/languages/language-builds"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { siteLanguages } from "~/src/doctor/readers/content/language-files"

import { compileHooks } from "./compile-hooks"
import { prepareBuildDir } from "./prepare-build-dir"
import { pruneCache } from "./prune-cache"

export type BuildOptions = {
  /** The folder that holds `content/` and `static/`. */
  site: string
  buildDir: string
  env?: NodeJS.ProcessEnv
  /** Arguments for Gatsby. */
  args?: readonly string[]
  /** Prints the output at the end. */
  isBuffered?: boolean
  /** Changes the copied site before it is built. */
  edit?: (buildDir: string) => void
}

/** Pictures that one language has made or fetched, and the others need not. */
const SHARED_CACHES = ["scaled-images", "remote-images"]

/**
 * Builds a site in a build directory: first in its other languages, each as a site of its own in a directory below (J2), then in
 * the language of its originals, into which the build takes the others. Returns the exit code.
 */
export async function runBuild(options: BuildOptions): Promise<number> {
  const { site, buildDir, env = {}, args = [], edit, ...output } = options
  const finish = prepareBuildDir(buildDir, site)
  edit?.(buildDir)
  const content = path.join(buildDir, "content")
  const { basePath, originalContent } = readEnvironment({ ...process.env, ...env })
  const languages = originalContent === null ? await otherLanguages(content, basePath) : []
  for (const language of languages) {
    const { translateContent } = await import("~/src/doctor/rules/languages/translate-content")
    const translated = path.dirname(translateContent(content, language, { withDrafts: false }))
    const directory = path.join(buildDir, LANGUAGES_FOLDER, language)
    shareCaches(buildDir, directory)
    const ownEnv = { ...env, BASE_PATH: `${basePath}/${language}`, ORIGINAL_CONTENT: path.resolve(content) }
    const code = await runBuild({ site: translated, buildDir: directory, env: ownEnv, args, ...output })
    if (code !== 0) return code
    shareCaches(directory, buildDir)
  }
  pruneCache(buildDir, { ...process.env, ...env })
  compileHooks(buildDir)
  const code = await runGatsby(["build", "--prefix-paths", ...args], { cwd: buildDir, env, ...output })
  finish(code)
  return code
}

/** Returns none if the content has an error, with which the build of the originals stops. */
async function otherLanguages(content: string, basePath: string): Promise<string[]> {
  const languages = siteLanguages(content).slice(1)
  if (languages.length === 0) return []
  // Loading the check takes half a second.
  const { checkLanguages } = await import("~/src/doctor/check-languages")
  return checkLanguages(content, basePath).diagnostics.some(isError) ? [] : languages
}

/** Copies what is not there yet. */
function shareCaches(from: string, to: string): void {
  for (const folder of SHARED_CACHES.map((name) => path.join(CACHE_ROOT, name))) {
    const source = path.join(from, folder)
    if (existsSync(source)) cpSync(source, path.join(to, folder), { recursive: true, force: false })
  }
}
