import { existsSync, linkSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"

import { compileHooks } from "~/scripts/build/compile-hooks"
import { prepareBuildDir, TYPES } from "~/scripts/build/prepare-build-dir"
import { pruneCache } from "~/scripts/build/prune-cache"
import { BUILD_DIR, ROOT } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"
import { runGatsby } from "~/scripts/command/spawn-program"
import { LANGUAGES_FOLDER } from "~/src/build/languages/language-builds"
import { siteLanguages } from "~/src/doctor/readers/content/language-files"

import { watchContent } from "./watch-content"

type GatsbyOptions = { args: string[]; env: NodeJS.ProcessEnv }

const FIRST_TIME =
  "The site is prepared, the first time in a minute or two: Gatsby lists its steps, and prints the address to open at the end."

/** Code whose changes Gatsby shows at once. That of `src/build` and `src/doctor` is compiled, and shows them after a restart. */
const LIVE_CODE = ["app", "client", "components", "gatsby", "lib", "pages", "styles", "templates"]

/** Runs the development server for a site in a directory of its own, so that no draft comes into `public/`. Returns its exit code. */
export function develop(site: string, name: string, { args, env }: GatsbyOptions): Promise<number> {
  const directory = path.join(BUILD_DIR, LANGUAGES_FOLDER, name)
  if (!existsSync(directory)) console.log(FIRST_TIME)
  prepareDirectory(directory, site)
  return runGatsby(["develop", ...args], { cwd: directory, env })
}

/** Runs it for the site in another language (J2). */
export async function developTranslated(language: string, { args, env }: GatsbyOptions): Promise<number> {
  const content = path.join(ROOT, "content")
  const others = siteLanguages(content).slice(1)
  if (!others.includes(language)) {
    const known = others.length === 0 ? "no other languages" : others.join(", ")
    throw new OwnerError(`"${language}" is not another language of the site: content/site.yaml names ${known}.`)
  }
  const { translateContent } = await import("~/src/doctor/rules/languages/translate-content")
  const translate = () => translateContent(content, language, { withDrafts: true })
  const site = path.dirname(translate())
  const stop = watchContent(content, translate)
  try {
    return await develop(site, `develop-${language}`, { args, env: { ...env, ORIGINAL_CONTENT: content } })
  } finally {
    stop()
  }
}

/** Writes what a build has into a directory, but with links to the content and the code that Gatsby watches. */
export function prepareDirectory(directory: string, site: string): void {
  const finish = prepareBuildDir(directory, site, linkFolder)
  // Its caches are kept, although it always ends by being killed: they hold only compiled code.
  finish(0)
  pruneCache(directory, process.env)
  compileHooks(directory)
  for (const folder of LIVE_CODE) {
    const copy = path.join(directory, "src", folder)
    rmSync(copy, { recursive: true })
    linkFolder(path.join(ROOT, "src", folder), copy)
  }
  // Gatsby writes the types of changed queries. Windows lets everyone make this kind of link to a file.
  rmSync(path.join(directory, TYPES))
  linkSync(path.join(ROOT, TYPES), path.join(directory, TYPES))
}

function linkFolder(from: string, to: string): void {
  symlinkSync(from, to, "junction")
}
