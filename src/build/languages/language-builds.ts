import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import type { PageNeeds } from "~/src/build/hosting/page-policy"
import type { Redirect } from "~/src/build/write-redirects"

/** The folder of a build directory with those of the site's other languages (J2). */
export const LANGUAGES_FOLDER = "languages"
const RECORD = "language-build.json"

/** What the configuration of hosts needs of a build in another language. */
export type LanguageBuild = PageNeeds & { language: string; redirects: readonly Redirect[] }

/** Notes a build in another language for that of the originals, which follows. */
export function noteLanguageBuild(build: LanguageBuild): void {
  writeFileSync(RECORD, JSON.stringify(build))
}

/** Takes the site in its other languages into the finished one. Throws if one has not been built. */
export function takeLanguageBuilds(languages: readonly string[]): LanguageBuild[] {
  return languages.map((language) => {
    const directory = path.join(LANGUAGES_FOLDER, language)
    const record = path.join(directory, RECORD)
    if (!existsSync(record))
      throw new Error(`The site has not been built in "${language}". Build it with: npm run build`)
    cpSync(path.join(directory, "public"), path.join("public", language), { recursive: true })
    return JSON.parse(readFileSync(record, "utf8")) as LanguageBuild
  })
}
