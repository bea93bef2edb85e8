import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS, ROOT } from "./command/folders"
import { readFlags } from "./command/read-flags"
import { OwnerError, runCommand } from "./command/run-command"
import { type Answers, answersFromResume, basePathAdvice, checkAnswers, isHttpsUrl, toProfile } from "./init/answers"
import { ask } from "./init/ask"
import { leftToWrite } from "./init/left-to-write"
import { answersSoFar, applyPlan, checkPlan, planInit } from "./init/plan"
import { resumeFile } from "./init/resume-file"

const HELP = `npm run init -- [flags]: replaces the demo by your own site; asks for what no flag says

  --name, --headline, --email, --url   you, and the site's https address
  --profile https://…                  your page elsewhere; may be repeated
  --accent "#1dcd9f"                   the colour of links and buttons
  --language en                        the language of your texts, as a tag like en or de-CH
  --from resume.json                   takes all of these from a JSON Resume, and the résumé itself
  --yes                                asks nothing
  --dry-run                            prints the files to write and to remove, but changes nothing
  --force                              continues although work is not committed to git
  --help                               this text`

const TEXT = { type: "string" } as const
const SWITCH = { type: "boolean" } as const
const FLAGS = {
  ...{ name: TEXT, headline: TEXT, email: TEXT, url: TEXT, accent: TEXT, language: TEXT, from: TEXT },
  profile: { type: "string", multiple: true } as const,
  ...{ yes: SWITCH, "dry-run": SWITCH, force: SWITCH, help: SWITCH },
}

void runCommand(async () => {
  const { values, positionals } = readFlags(process.argv.slice(2), FLAGS)
  if (values.help) return console.log(HELP)
  if (positionals.length > 0) throw new OwnerError(`"${positionals[0]}" is not a flag. See --help.`)
  const { from = "", yes, "dry-run": isDryRun, force } = values
  if (!force && !isDryRun) refuseUncommitted()
  const givenResume = from === "" ? null : readFileSync(path.resolve(from), "utf8")
  const demo = JSON.parse(readFileSync(path.join(ROOT, "scripts/init/demo.json"), "utf8"))
  const before = answersSoFar(ROOT, demo)
  const known: Partial<Answers> = {
    ...before,
    ...(givenResume === null ? {} : answersFromResume(givenResume)),
    ...answersFromFlags(values),
  }
  const resume = givenResume === null ? null : resumeFile(from, givenResume)
  const answers = yes || !process.stdin.isTTY ? known : await ask(known)
  const plan = await planInit(ROOT, checkAnswers(answers), { demo, resume })
  for (const file of plan.remove) console.log(`remove ${file}`)
  for (const file of Object.keys(plan.write)) console.log(`write  ${file}`)
  checkPlan(ROOT, plan)
  const advice = basePathAdvice(answers.url ?? "")
  if (advice !== null) console.log(`\n${advice}`)
  if (isDryRun) return console.log("\nNothing has been changed.")
  applyPlan(ROOT, plan)
  const options = { before: before.name, isLanguageChosen: answers.language !== undefined }
  const left = leftToWrite(ROOT, options).map((line) => `- ${line}`)
  console.log(`\nThe site is yours. Run npm start to see it. Next, write:\n\n${left.join("\n")}`)
  console.log('\nCommit it before you continue: git add content static && git commit -m "My site"')
})

type Flags = { [flag: string]: unknown; profile?: string[] | undefined }

function answersFromFlags({ name, headline, email, url, accent, language, profile }: Flags): Partial<Answers> {
  const texts = Object.entries({ name, headline, email, url, accent, language })
  const invalid = profile?.find((address) => !isHttpsUrl(address))
  if (invalid !== undefined) throw new OwnerError(`--profile "${invalid}": use an address that begins with https://.`)
  return {
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    ...(profile && { profiles: profile.map((address) => toProfile(address)) }),
  }
}

/** Throws an OwnerError that lists uncommitted files: a commit is the way back from this command. */
function refuseUncommitted(): void {
  const args = ["status", "--porcelain", "--untracked-files=all", "--", ...OWNED_FOLDERS]
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" })
  if (status !== 0) {
    throw new OwnerError(
      "This folder is not a git repository, so the changes could not be undone. Use --force to continue.",
    )
  }
  if (stdout.trim() === "") return
  throw new OwnerError(`Commit these files first, then run the command again (or use --force):\n${stdout.trimEnd()}`)
}
