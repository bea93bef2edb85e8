import { readFileSync } from "node:fs"
import path from "node:path"

import { ensureInstalled } from "./ensure-installed.mjs"
import { ROOT } from "./run.mjs"

const HELP = `npm run init -- [flags]: makes the site yours; asks for what no flag gives

  --name, --headline, --email, --url   you, and the site's https address
  --profile https://…                  your page elsewhere; may be repeated
  --from resume.json                   takes all these from a JSON Resume
  --yes                                asks nothing
  --dry-run                            prints what would be written and removed, changes nothing
  --force                              goes on with work that is not committed to git
  --help                               this text`

await ensureInstalled()
// Packages can be loaded only now.
const { OwnerError, runForOwner } = await import("./owner/owner-error.mjs")
const { readFlags } = await import("./owner/read-flags.mjs")
const { answersFromResume, checkAnswers, isSite } = await import("./init/answers.mjs")
const { ask } = await import("./init/ask.mjs")
const { answersSoFar, planInit } = await import("./init/plan.mjs")
const { profileOf } = await import("./init/profile.mjs")
const { refuseUncommitted } = await import("./init/refuse-uncommitted.mjs")
const { finishSwap, swapFolders } = await import("./init/swap-folders.mjs")

await runForOwner(async () => {
  const text = /** @type {const} */ ({ type: "string" })
  const yesOrNo = /** @type {const} */ ({ type: "boolean" })
  const { values, positionals } = readFlags(process.argv.slice(2), {
    name: text,
    headline: text,
    email: text,
    url: text,
    profile: /** @type {const} */ ({ type: "string", multiple: true }),
    from: text,
    yes: yesOrNo,
    "dry-run": yesOrNo,
    force: yesOrNo,
    help: yesOrNo,
  })
  if (values.help) return console.log(HELP)
  if (positionals.length > 0) throw new OwnerError(`"${positionals[0]}" belongs to no flag. See --help.`)
  const wrong = values.profile?.find((url) => !isSite(url))
  if (wrong !== undefined) throw new OwnerError(`--profile "${wrong}": give an address that begins with https://.`)

  const demo = JSON.parse(readFileSync(path.join(ROOT, "scripts/init/demo.json"), "utf8"))
  if (!values["dry-run"]) finishSwap(ROOT)
  if (!values.force && !values["dry-run"]) refuseUncommitted(ROOT)
  const { name, headline, email, url, profile, from } = values
  const resume = from === undefined ? {} : answersFromResume(readFileSync(path.resolve(from), "utf8"))
  const flags = {
    ...Object.fromEntries(Object.entries({ name, headline, email, url }).filter(([, value]) => value !== undefined)),
    ...(profile && { profiles: profile.map((address) => profileOf(address)) }),
  }
  const known = { ...answersSoFar(ROOT, demo), ...resume, ...flags }
  const answers = checkAnswers(values.yes || !process.stdin.isTTY ? known : await ask(known))
  const plan = await planInit(ROOT, answers, demo)
  for (const file of plan.remove) console.log(`remove ${file}`)
  for (const file of Object.keys(plan.write)) console.log(`write  ${file}`)
  if (values["dry-run"]) return console.log("\nNothing has been changed.")
  swapFolders(ROOT, plan)
  console.log(`\nLeft to write: the texts in content/*.md, a picture of you (author.avatar in content/site.yaml, portrait in
content/about.md), the game of the error screen (game in content/site.yaml), and your first project: npm run new -- "Title"`)
})
