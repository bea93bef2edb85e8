import { readFileSync } from "node:fs"
import path from "node:path"

import { demoFiles, digests } from "./demo-files.mjs"
import { changedHome, changedSettings, earlierAnswers, newPages, newSettings } from "./owner-files.mjs"
import { siteIcons } from "./site-icons.mjs"

const SETTINGS = "content/site.yaml"
const HOME = "content/home.md"
const RESUME = "content/resume.json"

/**
 * What would be removed and written for these answers. A page, picture or icon that is no longer the demo's stays.
 * @param {string} root
 * @param {import("./answers.mjs").Answers} answers
 * @param {{ demo: Record<string, string>, resume: string | null, initials: (name: string) => string }} given the demo's files, and a résumé to take over
 * @returns {Promise<{ remove: string[], write: Record<string, string | Buffer> }>}
 */
export async function planInit(root, answers, { demo, resume, initials }) {
  const now = new Date()
  const present = digests(root)
  const foreign = demoFiles(present, demo)
  const fresh = { ...newPages(answers, now), ...(await siteIcons(initials(answers.name))) }
  const isOwners = (/** @type {string} */ file) => Object.hasOwn(present, file) && !foreign.includes(file)
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8")
  const write = {
    [SETTINGS]: isOwners(SETTINGS) ? changedSettings(read(SETTINGS), answers) : newSettings(answers, now),
    ...(isOwners(HOME) && { [HOME]: changedHome(read(HOME), answers) }),
    ...(resume !== null && { [RESUME]: resume }),
    ...Object.fromEntries(Object.entries(fresh).filter(([file]) => !isOwners(file))),
  }
  return { write, remove: foreign.filter((file) => !Object.hasOwn(write, file)) }
}

/**
 * The answers of an earlier run; none while the settings are the demo's.
 * @param {string} root
 * @param {Record<string, string>} demo
 */
export function answersSoFar(root, demo) {
  const present = digests(root)
  if (present[SETTINGS] === undefined || present[SETTINGS] === demo[SETTINGS]) return {}
  const home = Object.hasOwn(present, HOME) ? readFileSync(path.join(root, HOME), "utf8") : ""
  return earlierAnswers(readFileSync(path.join(root, SETTINGS), "utf8"), home)
}
