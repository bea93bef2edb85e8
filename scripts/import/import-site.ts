import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { findProblems } from "~/scripts/check-content/find-problems"
import { FLAG, readFlags } from "~/scripts/command/read-flags"
import { refuseLinksOut, refuseUncommitted } from "~/scripts/command/refuse-uncommitted"
import { handleSignals, OwnerError, withCleanup } from "~/scripts/command/run-command"
import { escapeControls, isFailure } from "~/src/doctor/diagnostics/diagnostic"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"

import { reportImport } from "./report-import"
import { SITE_KINDS } from "./source/kinds"
import { publishImport, stageImport } from "./stage-import"

const KINDS = [...Object.keys(SITE_KINDS), "linkedin", "jsonresume"]
const FOLDERS = Object.entries(SITE_KINDS).map(
  ([kind, folders]) => `  ${kind.padEnd(12)} ${folders.flatMap(({ path }) => path || []).join(", ")}`,
)
const HELP = `npm run import -- <kind> <folder or file> [flags]: makes projects, notes and a résumé of what another site has

${FOLDERS.join("\n")}
  linkedin     the unpacked folder of LinkedIn's data export
  jsonresume   a file in the format JSON Resume

  --dry-run    shows the files to write and the content check's report, but changes nothing
  --help       this text

Nothing is overwritten. See docs/moving-in.md.`

/** Imports what the arguments of this process name into a site. Throws an OwnerError for what stops it. */
export async function importSite(root: string): Promise<void> {
  const { values, positionals } = readFlags(HELP, { "dry-run": FLAG }, { maxPositionals: 2 })
  const [kind = "", given] = positionals
  if (!KINDS.includes(kind)) throw new OwnerError(`"${kind}" is not a kind of site. Name one of: ${KINDS.join(", ")}.`)
  if (given === undefined) throw new OwnerError(`Name the folder or file: npm run import -- ${kind} ../my-old-site`)
  const isDryRun = values["dry-run"] === true
  refuseLinksOut(root)
  if (!isDryRun) refuseUncommitted(["content", "static"], root)
  // Beside the content, each entry is moved there in one step.
  const staging = mkdtempSync(path.join(isDryRun ? tmpdir() : root, ".import-"))
  const cleanUp = () => rmSync(staging, { recursive: true, force: true })
  await withCleanup(async () => {
    const staged = stageImport(root, staging, { kind, given, now: new Date() })
    for (const [file, source] of staged.files) console.log(escapeControls(`write ${file}  (from ${source})`))
    for (const line of staged.left) console.log(escapeControls(`skip  ${line}`))
    await handleSignals()
    if (!isDryRun) publishImport(root, staging, staged.paths)
    const folder = path.join(isDryRun ? staging : root, "content")
    const { diagnostics } = await findProblems({ folder, format: "text", flags: new Set() })
    const hasErrors = isFailure(diagnostics, { strict: false })
    console.log(`\n${[printDiagnostics(diagnostics, "text"), ...reportImport(staged)].join("\n")}\n`)
    console.log(isDryRun ? "This was a dry run. To import, run the command without --dry-run." : nextCommand(hasErrors))
  }, cleanUp).catch((error: unknown) => {
    if (!isDryRun || !(error instanceof OwnerError)) throw error
    // What stops the import is what a dry run is to find out.
    console.log(error.message)
  })
}

function nextCommand(hasErrors: boolean): string {
  return hasErrors
    ? "Next: correct the problems above, which are now in content/, then run npm run check:content"
    : 'Next: look at it with npm start, then git add content && git commit -m "Import my content"'
}
