import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

import { filesWithOldName } from "./old-name.mjs"

/**
 * What a new owner has still to write, one line each, by what the folders hold now.
 * @param {string} root
 * @param {{ before?: string | undefined, isLanguageKnown: boolean, initials: (name: string) => string }} told the name before, and whether the owner chose the language
 */
export function leftToWrite(root, { before, isLanguageKnown, initials }) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, "content", file), "utf8")
  const has = (/** @type {string} */ file) => existsSync(path.join(root, "content", file))
  const { author, language, profiles = [] } = parse(read("site.yaml"))
  const old = before === undefined ? [] : filesWithOldName(root, { before, now: author?.name ?? "", initials })
  return [
    ...(old.length > 0 ? [`${old.join(", ")}: they still hold the name before, ${before}`] : []),
    "content/home.md, content/about.md: your texts; content/privacy.md: whether it is true of your host",
    ...(isLanguageKnown ? [] : [`content/site.yaml: language, ${language} unless --language says otherwise`]),
    ...(author?.avatar
      ? []
      : ["content/site.yaml: author.avatar, a small picture of you; until then your initials stand there"]),
    ...(/^portrait:/m.test(read("about.md")) ? [] : ["content/about.md: portrait, a picture of you"]),
    ...(profiles.length > 0 ? [] : ["content/site.yaml: profiles, your pages elsewhere"]),
    ...(has("resume.json") ? [] : ["content/resume.json: your résumé in the format JSON Resume, if you like"]),
    ...(has("projects") && readdirSync(path.join(root, "content", "projects")).length > 0
      ? []
      : ['your first project: npm run new -- "Title"']),
  ]
}
