import { readFileSync } from "node:fs"
import path from "node:path"

import { isFailure } from "~/src/doctor/diagnostic"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"

import { findProblems } from "./check-content/find-problems"
import { ROOT } from "./command/folders"
import { readFlags } from "./command/read-flags"
import { refuseUncommitted } from "./command/refuse-uncommitted"
import { OwnerError, runCommand } from "./command/run-command"
import { formatImport, formatPlan } from "./import/format-import"
import { RESUME_KINDS, SITE_KINDS } from "./import/kinds"
import { inStaging, publishImport } from "./import/publish-import"
import { stageImport } from "./import/stage-import"
import { digests, unchangedDemoFiles } from "./init/demo-files"

const KINDS = [...Object.keys(SITE_KINDS), ...RESUME_KINDS]
const HELP = `npm run import -- <kind> <folder or file> [flags]: makes projects and a résumé of what another site has

${Object.entries(SITE_KINDS)
  .map(([kind, folders]) => `  ${kind.padEnd(12)} ${folders.map(({ path }) => path).join(", ")}`)
  .join("\n")}
  linkedin     the unpacked folder of LinkedIn's data export
  jsonresume   a file in the format JSON Resume

  --dry-run    shows the files to write and the content check's report, but changes nothing
  --help       this text

Nothing is overwritten. See docs/moving-in.md.`

void runCommand(async () => {
  const flag = { type: "boolean" } as const
  const { values, positionals } = readFlags({ "dry-run": flag, help: flag }, { maxPositionals: 2 })
  if (values.help) return console.log(HELP)
  const [kind = "", given] = positionals
  if (!KINDS.includes(kind)) throw new OwnerError(`"${kind}" is not a kind of site. Name one of: ${KINDS.join(", ")}.`)
  if (given === undefined) throw new OwnerError(`Name the folder or file: npm run import -- ${kind} ../my-old-site`)
  const isDryRun = values["dry-run"] === true
  if (!isDryRun) refuseUncommitted(["content"], ROOT)
  return inStaging(ROOT, isDryRun, async (staging) => {
    const staged = stageImport(ROOT, staging, { kind, given, now: new Date() })
    console.log(formatPlan(staged))
    const summary = formatImport(staged, path.join(staging, "content"))
    if (!isDryRun) publishImport(ROOT, staging, staged)
    const folder = path.join(isDryRun ? staging : ROOT, "content")
    const { diagnostics } = await findProblems({
      folder,
      format: "text",
      isFresh: false,
      isFixing: false,
      isRemote: false,
    })
    console.log(`\n${printDiagnostics(diagnostics, "text")}\n${summary}`)
    const hasErrors = isFailure(diagnostics, { strict: false })
    console.log(isDryRun ? "\nNothing has been changed." : nextCommand(hasErrors))
    return hasErrors ? 1 : 0
  })
})

function nextCommand(hasErrors: boolean): string {
  if (hasErrors) return "\nNext: correct the problems above, then run npm run check:content"
  const demo = JSON.parse(readFileSync(path.join(ROOT, "scripts/init/demo.json"), "utf8"))
  const isDemo = unchangedDemoFiles(digests(ROOT), demo).includes("content/site.yaml")
  const commit = 'git add content && git commit -m "Import my content"'
  return `\nNext: look at it with npm start, then ${commit}${isDemo ? "\nThen replace the demo: npm run init" : ""}`
}
