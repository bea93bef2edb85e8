import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { OWNED_FOLDERS } from "../command/folders.mjs"
import { OwnerError } from "../command/owner-error.mjs"
import { digests, unchangedDemoFiles } from "./demo-files.mjs"
import { changeHome, changeSettings, newPages, newSettings, readAnswers } from "./owner-files.mjs"
import { siteIcons } from "./site-icons.mjs"

const SETTINGS = "content/site.yaml"
const HOME = "content/home.md"

/** @typedef {{ remove: string[], write: Record<string, string | Buffer> }} Plan */

/**
 * Returns the files to remove and to write. A page, image or icon that the owner has changed stays.
 * @param {string} root
 * @param {import("./answers.mjs").Answers} answers
 * @param {{ demo: Record<string, string>, resume: string | null, initials: (name: string) => string }} options the demo's
 *   digests, and the content of a new resume.json
 * @returns {Promise<Plan>}
 */
export async function planInit(root, answers, { demo, resume, initials }) {
  const now = new Date()
  const present = digests(root)
  const replaceable = unchangedDemoFiles(present, demo)
  const isOwners = (/** @type {string} */ file) => Object.hasOwn(present, file) && !replaceable.includes(file)
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8")
  const created = { ...newPages(answers, now), ...(await siteIcons(initials(answers.name))) }
  const write = {
    [SETTINGS]: isOwners(SETTINGS) ? changeSettings(read(SETTINGS), answers) : newSettings(answers, now),
    ...(isOwners(HOME) && { [HOME]: changeHome(read(HOME), answers) }),
    ...(resume !== null && { "content/resume.json": resume }),
    ...Object.fromEntries(Object.entries(created).filter(([file]) => !isOwners(file))),
  }
  return { write, remove: replaceable.filter((file) => !Object.hasOwn(write, file)) }
}

/**
 * @param {string} root
 * @param {Plan} plan
 */
export function applyPlan(root, { remove, write }) {
  for (const file of remove) {
    const isInProject = file.startsWith("content/projects/")
    rmSync(path.join(root, isInProject ? path.dirname(file) : file), { recursive: true, force: true })
  }
  for (const [file, content] of Object.entries(write)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
}

/**
 * Applies the plan to a copy of the content, and throws an OwnerError if a build would reject one of the written files.
 * @param {string} root
 * @param {Plan} plan
 * @param {{ readContent: (folder: string) => { problems: any[] }, isError: (problem: any) => boolean,
 *   formatProblems: (problems: any[]) => string }} doctor
 */
export function checkPlan(root, plan, { readContent, isError, formatProblems }) {
  const copy = mkdtempSync(path.join(tmpdir(), "init-"))
  try {
    for (const folder of OWNED_FOLDERS.filter((name) => existsSync(path.join(root, name)))) {
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
    }
    applyPlan(copy, plan)
    const { problems } = readContent(path.join(copy, "content"))
    const errors = problems.filter((problem) => Object.hasOwn(plan.write, problem.file) && isError(problem))
    if (errors.length > 0) throw new OwnerError(`\nNothing has been changed. ${formatProblems(errors)}`)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/**
 * Returns the answers of an earlier run; none while the settings are the demo's.
 * @param {string} root
 * @param {Record<string, string>} demo
 */
export function answersSoFar(root, demo) {
  const present = digests(root)
  if (present[SETTINGS] === undefined || present[SETTINGS] === demo[SETTINGS]) return {}
  const home = Object.hasOwn(present, HOME) ? readFileSync(path.join(root, HOME), "utf8") : ""
  return readAnswers(readFileSync(path.join(root, SETTINGS), "utf8"), home)
}
