import { readFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { FLAG, parseFlags, TEXT } from "~/scripts/command/read-flags"
import { refuseLinksOut, refuseUncommitted } from "~/scripts/command/refuse-uncommitted"
import { OwnerError } from "~/scripts/command/run-command"

import { type Answers, answerProblems, basePathAdvice, completeAnswers, NO_ANSWERS, withDefaults } from "./answers"
import { ask } from "./ask"
import { DEMO_FILE } from "./demo-files"
import { nextSteps } from "./next-steps"
import { applyPlan, planInit, readAnswersSoFar } from "./plan"
import { type GivenResume, readResume, readResumeText } from "./resume-file"

const HELP = `npm run init -- [flags]: replaces the demo with your own site; asks for values that no flag sets

  --name, --headline, --email, --url   your data and the https address of the site
  --profile https://…                  your page on another site; may be repeated
  --accent "#1dcd9f"                   the colour of links and buttons
  --language en                        the language of your texts, as a tag like en or de-CH
  --resume                             also begins a résumé
  --from resume.json                   reads these values, the résumé and drafts of projects from a JSON Resume
  --yes                                asks nothing
  --dry-run                            lists the files to write and to remove, but changes nothing
  --force                              runs despite uncommitted work
  --help                               this text`

const FLAGS = {
  ...{ name: TEXT, headline: TEXT, email: TEXT, url: TEXT, accent: TEXT, language: TEXT, from: TEXT },
  profile: { type: "string", multiple: true } as const,
  ...{ resume: FLAG, yes: FLAG, "dry-run": FLAG, force: FLAG },
}

/** Replaces the demo by the site that the arguments of this process describe. Throws an OwnerError for what stops it. */
export async function initSite(root: string): Promise<void> {
  const { values, problems } = parseFlags(HELP, FLAGS)
  const { yes, "dry-run": isDryRun, force, from, profile, resume: isResumeWanted, ...texts } = values
  const flags = completeAnswers({ ...texts, profiles: profile })
  const resume = readGivenResume(from, problems)
  const demo = JSON.parse(readFileSync(path.join(root, DEMO_FILE), "utf8"))
  refuseLinksOut(root)
  const before = readAnswersSoFar(root, demo)
  const known: Partial<Answers> = { ...before, ...resume?.answers, ...flags }
  const isAsking = !yes && process.stdin.isTTY
  // A value that is missing may be asked for, or be in a flag or a résumé that could not be read.
  problems.push(...answerProblems(isAsking || problems.length > 0 ? flags : { ...NO_ANSWERS, ...known }))
  if (problems.length > 0 && !yes && !process.stdin.isTTY) {
    problems.unshift("This is no terminal, so nothing can be asked: give each value as a flag, and --yes.")
  }
  if (problems.length > 0) throw new OwnerError(problems.join("\n"))
  if (!force && !isDryRun) refuseUncommitted(OWNED_FOLDERS, root, " Use --force to continue.")
  const answers = isAsking ? await ask(known) : known
  const plan = await planInit(root, withDefaults(answers), { demo, resume, isResumeWanted })
  for (const file of plan.remove) console.log(`remove ${file}`)
  for (const file of Object.keys(plan.write)) console.log(`write  ${file}`)
  const advice = basePathAdvice(answers.url ?? "")
  if (advice !== null) console.log(`\n${advice}`)
  if (isDryRun) return console.log("\nNothing has been changed. To write the files, run the command without --dry-run.")
  applyPlan(root, plan)
  const written = Object.keys(plan.write)
  const options = { before: before.name, isLanguageChosen: answers.language !== undefined, written }
  const left = nextSteps(root, options).map((line) => `- ${line}`)
  console.log(`\nThe site is yours. Run npm start to see it. Next, write:\n\n${left.join("\n")}`)
  console.log('\nCommit it before you continue: git add content static && git commit -m "My site"')
}

/** Adds the problems of a résumé that cannot be read to the others. */
function readGivenResume(from: string | undefined, problems: string[]): GivenResume | null {
  try {
    return from === undefined ? null : readResume(from, readResumeText(from))
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error
    problems.push(error.message)
    return null
  }
}
