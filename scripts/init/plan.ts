import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"

import { writeFiles } from "~/scripts/command/write-files"
import { initials } from "~/src/lib/icons/initials"

import type { Answers } from "./answers"
import { digests, entryOf, unchangedDemoFiles } from "./demo-files"
import { changeAnswers, newPages, newResume, newSettings, readAnswers } from "./owner-files"
import type { GivenResume } from "./resume-file"
import { projectDrafts } from "./resume-projects"

const SETTINGS = "content/site.yaml"
const HOME = "content/home.md"
const RESUME = "content/resume.json"

type PlanOptions = { demo: Record<string, string>; resume: GivenResume | null; isResumeWanted?: boolean | undefined }
type Plan = { remove: string[]; write: Record<string, string | Buffer> }

/**
 * Returns the files to remove and to write. A page, image or icon that the owner has changed stays.
 * @param demo the digests of the demo's files
 * @param resume the given résumé; its projects become drafts
 * @param isResumeWanted whether to begin one, if there is none
 */
export async function planInit(
  root: string,
  answers: Answers,
  { demo, resume, isResumeWanted = false }: PlanOptions,
): Promise<Plan> {
  const now = new Date()
  const present = digests(root)
  const replaceable = unchangedDemoFiles(present, demo)
  const isOwners = (file: string) => Object.hasOwn(present, file) && !replaceable.includes(file)
  const read = (file: string) => readFileSync(path.join(root, file), "utf8")
  const created = {
    ...newPages(answers, now),
    ...(isResumeWanted && { [RESUME]: newResume(answers) }),
    ...projectDrafts(resume?.projects ?? [], answers.language, now),
    ...(await siteIcons(initials(answers.name))),
  }
  const write = {
    [SETTINGS]: isOwners(SETTINGS) ? changeAnswers(SETTINGS, read(SETTINGS), answers) : newSettings(answers, now),
    ...(isOwners(HOME) && { [HOME]: changeAnswers(HOME, read(HOME), answers) }),
    ...(resume && { [RESUME]: resume.json }),
    ...Object.fromEntries(Object.entries(created).filter(([file]) => !isOwners(file))),
  }
  return { write, remove: replaceable.filter((file) => !Object.hasOwn(write, file)) }
}

/** Writes before it removes, so that an interrupted run loses no file. */
export function applyPlan(root: string, { remove, write }: Plan): void {
  writeFiles(root, write)
  for (const file of remove) rmSync(path.join(root, entryOf(file)), { recursive: true, force: true })
}

/** Returns no answers while the settings are the demo's. */
export function readAnswersSoFar(root: string, demo: Record<string, string>): Partial<Answers> {
  const present = digests(root)
  if (present[SETTINGS] === undefined || present[SETTINGS] === demo[SETTINGS]) return {}
  const files = ([HOME, SETTINGS] as const).filter((file) => Object.hasOwn(present, file))
  const answers = files.map((file) => readAnswers(file, readFileSync(path.join(root, file), "utf8")))
  return Object.assign({}, ...answers)
}

async function siteIcons(initials: string) {
  const light = drawIcon(initials, { background: "#18181b", colour: "#ffffff" })
  return {
    "static/favicon-light.svg": light,
    "static/favicon-dark.svg": drawIcon(initials, { background: "#f4f4f5", colour: "#18181b" }),
    "static/icon.png": await sharp(Buffer.from(light), { density: 72 * (512 / 32) })
      .resize(512, 512)
      .flatten({ background: "#18181b" })
      .png()
      .toBuffer(),
  }
}

function drawIcon(initials: string, { background, colour }: { background: string; colour: string }) {
  const text = initials.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${background}"/><text x="16" y="21.5" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="15" fill="${colour}">${text}</text></svg>\n`
}
