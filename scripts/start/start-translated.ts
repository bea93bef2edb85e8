import { rmSync, symlinkSync } from "node:fs"
import path from "node:path"

import { prepareBuildDir } from "~/scripts/build/prepare-build-dir"
import { pruneCache } from "~/scripts/build/prune-cache"
import { BUILD_DIR, ROOT } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"
import { runGatsby } from "~/scripts/command/spawn-program"
import { LANGUAGES_FOLDER } from "~/src/build/languages/language-builds"
import { siteLanguages } from "~/src/doctor/readers/content/language-files"
import { translateContent } from "~/src/doctor/rules/languages/translate-content"

import { watchContent } from "./watch-content"

/**
 * Runs the development server for the site in another language (J2). It shows changes of the content at once, and those of the code
 * after a restart. Returns Gatsby's exit code.
 */
export async function startTranslated(language: string, { args, env }: { args: string[]; env: NodeJS.ProcessEnv }) {
  const content = path.join(ROOT, "content")
  const others = siteLanguages(content).slice(1)
  if (!others.includes(language)) {
    const known = others.length === 0 ? "no other languages" : others.join(", ")
    throw new OwnerError(`"${language}" is not another language of the site: content/site.yaml names ${known}.`)
  }
  const translate = () => translateContent(content, language, { withDrafts: true })
  const { root } = translate()
  const directory = path.join(BUILD_DIR, LANGUAGES_FOLDER, `develop-${language}`)
  prepareBuildDir(directory, path.dirname(root))
  rmSync(path.join(directory, "content"), { recursive: true })
  symlinkSync(root, path.join(directory, "content"), "junction")
  pruneCache(directory, "develop", process.env)
  const stop = watchContent(content, translate)
  try {
    return await runGatsby(["develop", ...args], { cwd: directory, env: { ...env, ORIGINAL_CONTENT: content } })
  } finally {
    stop()
  }
}
