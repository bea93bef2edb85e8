import { readFileSync } from "node:fs"
import path from "node:path"

import { ensureInstalled } from "./ensure-installed.mjs"
import { loadTypeScript } from "./load-typescript.mjs"
import { ROOT } from "./run.mjs"

const HELP = `npm run init -- [flags]: makes the site yours; asks for what no flag gives

  --name, --headline, --email, --url   you, and the site's https address
  --profile https://…                  your page elsewhere; may be repeated
  --accent "#1dcd9f"                   the colour of links and buttons
  --language en                        the language of your texts, as a tag like en or de-CH
  --from resume.json                   takes all these from a JSON Resume, and the résumé itself
  --yes                                asks nothing
  --dry-run                            prints what would be written and removed, changes nothing
  --force                              goes on with work that is not committed to git
  --help                               this text`

await ensureInstalled()
// Packages can be loaded only now.
const { runForOwner } = await import("./owner/owner-error.mjs")
const { answersFromResume, checkAnswers, pathAdvice } = await import("./init/answers.mjs")
const { ask } = await import("./init/ask.mjs")
const { leftToWrite } = await import("./init/left-to-write.mjs")
const { answersSoFar, planInit } = await import("./init/plan.mjs")
const { readInitFlags } = await import("./init/read-init-flags.mjs")
const { refuseInvalid } = await import("./init/refuse-invalid.mjs")
const { refuseUncommitted } = await import("./init/refuse-uncommitted.mjs")
const { resumeFile } = await import("./init/resume-file.mjs")
const { finishSwap, stageFolders, swapFolders } = await import("./init/swap-folders.mjs")

await runForOwner(async () => {
  const { values, answers } = readInitFlags(process.argv.slice(2))
  if (values.help) return console.log(HELP)
  const demo = JSON.parse(readFileSync(path.join(ROOT, "scripts/init/demo.json"), "utf8"))
  finishSwap(ROOT)
  if (!values.force && !values["dry-run"]) refuseUncommitted(ROOT)
  const { from = "" } = values
  const given = from === "" ? null : readFileSync(path.resolve(from), "utf8")

  const rules = loadTypeScript(
    "src/lib/document/accent.ts",
    "src/doctor/resume/check-resume.ts",
    "src/doctor/diagnostic.ts",
    "src/doctor/readers/parse-json.ts",
    "src/doctor/schemas/language-tag.ts",
    "src/doctor/read-content.ts",
    "src/lib/icons/initials.ts",
  )
  const isAccent = (/** @type {string} */ wish) => rules.accentShades(wish) !== null
  const answerRules = { isAccent, isLanguage: rules.isLanguageTag }
  const { initials } = rules
  const before = answersSoFar(ROOT, demo)
  const known = { ...before, ...(given === null ? {} : answersFromResume(given)), ...answers }
  const resume = given === null ? null : resumeFile(from, given, rules)
  const asked = values.yes || !process.stdin.isTTY ? known : await ask(known, answerRules)
  const plan = await planInit(ROOT, checkAnswers(asked, answerRules), { demo, resume, initials })
  for (const file of plan.remove) console.log(`remove ${file}`)
  for (const file of Object.keys(plan.write)) console.log(`write  ${file}`)
  try {
    refuseInvalid(stageFolders(ROOT, plan), Object.keys(plan.write), rules)
    if (!values["dry-run"]) swapFolders(ROOT)
  } finally {
    finishSwap(ROOT)
  }
  const advice = pathAdvice(asked.url ?? "")
  if (advice !== null) console.log(`\n${advice}`)
  if (values["dry-run"]) return console.log("\nNothing has been changed.")
  const told = { before: before.name, isLanguageKnown: asked.language !== undefined, initials }
  const left = leftToWrite(ROOT, told).map((line) => `- ${line}`)
  console.log(`\nThe site is yours: npm start shows it. Left to write:\n\n${left.join("\n")}`)
  console.log('\nCommit it now, before you go on: git add content static && git commit -m "My site"')
})
