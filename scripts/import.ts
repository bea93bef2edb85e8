import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { escapeControls, isFailure } from "~/src/doctor/diagnostic"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"
import { COLLECTIONS } from "~/src/lib/addresses/paths"

import { findProblems } from "./check-content/find-problems"
import { ROOT } from "./command/folders"
import { FLAG, readFlags } from "./command/read-flags"
import { refuseUncommitted } from "./command/refuse-uncommitted"
import { handleSignals, OwnerError, runCommand, withCleanup } from "./command/run-command"
import { unknownFields } from "./import/complete-entry"
import { SITE_KINDS } from "./import/kinds"
import { publishImport, type StagedImport, stageImport } from "./import/stage-import"
import { type EntryFolder, readStaged } from "./import/staged-entry"

const KINDS = [...Object.keys(SITE_KINDS), "linkedin", "jsonresume"]
const FOLDERS = Object.entries(SITE_KINDS).map(([kind, folders]) => [kind, folders.map(({ path }) => path).join(", ")])
const HELP = `npm run import -- <kind> <folder or file> [flags]: makes projects, notes and a résumé of what another site has

${FOLDERS.map(([kind = "", folders]) => `  ${kind.padEnd(12)} ${folders}`).join("\n")}
  linkedin     the unpacked folder of LinkedIn's data export
  jsonresume   a file in the format JSON Resume

  --dry-run    shows the files to write and the content check's report, but changes nothing
  --help       this text

Nothing is overwritten. See docs/moving-in.md.`

void runCommand(async () => {
  const { values, positionals } = readFlags(HELP, { "dry-run": FLAG }, { maxPositionals: 2 })
  const [kind = "", given] = positionals
  if (!KINDS.includes(kind)) throw new OwnerError(`"${kind}" is not a kind of site. Name one of: ${KINDS.join(", ")}.`)
  if (given === undefined) throw new OwnerError(`Name the folder or file: npm run import -- ${kind} ../my-old-site`)
  const isDryRun = values["dry-run"] === true
  if (!isDryRun) refuseUncommitted(["content"], ROOT)
  // Beside the content, each entry is moved there in one step.
  const staging = mkdtempSync(path.join(isDryRun ? tmpdir() : ROOT, ".import-"))
  const cleanUp = () => rmSync(staging, { recursive: true, force: true })
  return withCleanup(async () => {
    const staged = stageImport(ROOT, staging, { kind, given, now: new Date() })
    for (const [file, source] of staged.files) console.log(escapeControls(`write ${file}  (from ${source})`))
    if (staged.isResumeWritten) console.log("write content/resume.json")
    for (const line of staged.left) console.log(escapeControls(`skip  ${line}`))
    const report = notesOn(staged, path.join(staging, "content"))
    await handleSignals()
    if (!isDryRun) publishImport(ROOT, staging, staged)
    const folder = path.join(isDryRun ? staging : ROOT, "content")
    const { diagnostics } = await findProblems({ folder, format: "text", flags: new Set() })
    const hasErrors = isFailure(diagnostics, { strict: false })
    console.log(`\n${[printDiagnostics(diagnostics, "text"), ...report].join("\n")}\n`)
    console.log(
      isDryRun ? "Nothing has been changed. To import, run the command without --dry-run." : nextCommand(hasErrors),
    )
    return hasErrors ? 1 : 0
  }, cleanUp)
})

/** Returns what the owner has to look at: drafts, code that became comments, and sections to paste. */
function notesOn({ entries, commented, rest }: StagedImport, content: string): string[] {
  const drafts = entries.filter((entry) => readStaged(content, entry).fields.valueAt(["draft"]) === true)
  const code = commented.map(({ comment, file, fix }) => {
    const text = readFileSync(path.join(content, "..", file), "utf8")
    const line = text.slice(0, text.indexOf(comment)).split("\n").length
    return `${file}:${line}  ${escapeControls(comment.split("\n")[0] ?? "")}\n    ${fix}`
  })
  const insecure = entries.flatMap((entry) => insecureFields(content, entry))
  return [
    ...COLLECTIONS.map((collection) => {
      const isOne = (entry: string) => entry.startsWith(collection)
      const count = entries.filter(isOne).length
      return count > 0 && `\nImported ${collection}: ${count}, of which drafts: ${drafts.filter(isOne).length}.`
    }),
    ...draftLines(content, drafts),
    code.length > 0 && ["\nThis code of the other system is now a comment, which no page shows:", ...code].join("\n"),
    insecure.length > 0 &&
      [
        "\nThese fields are now comments, because their addresses are not encrypted. Check that the links with https:// open:",
        ...insecure,
      ].join("\n"),
    rest !== null && `\ncontent/resume.json has these sections already. Paste from them what is missing:\n${rest}`,
  ].filter((line) => line !== false)
}

/** Returns which drafts lack fields, and which do not. */
function draftLines(content: string, drafts: readonly EntryFolder[]): string[] {
  const fields = new Map(drafts.map((entry) => [entry, unknownFields(content, entry).join(", ")]))
  const lacking = [...fields].flatMap(([entry, names]) => (names === "" ? [] : `  ${entry}: ${names}`))
  const hidden = drafts.filter((entry) => fields.get(entry) === "")
  const remove = "then remove the line draft"
  return [
    ...(lacking.length > 0
      ? [
          `These drafts lack what only you can write, and some were hidden in their source. Write it, ${remove}:\n${lacking.join("\n")}`,
        ]
      : []),
    ...(hidden.length > 0
      ? [
          `These drafts were hidden in their source, or a part of them could not be taken over. Check them, ${remove}: ${hidden.join(", ")}`,
        ]
      : []),
  ]
}

/** Returns the lines of the front matter that are comments with an address with http. */
function insecureFields(content: string, entry: EntryFolder): string[] {
  const { fields, markdown } = readStaged(content, entry)
  const lines = readFileSync(path.join(content, entry, "index.md"), "utf8").split("\n")
  return lines.slice(0, markdown?.bodyLine).flatMap((line, index) => {
    return /^\s*#.*\bhttp:\/\//i.test(line) ? [`${fields.file}:${index + 1}  ${escapeControls(line.trim())}`] : []
  })
}

function nextCommand(hasErrors: boolean): string {
  return hasErrors
    ? "Next: correct the problems above, then run npm run check:content"
    : 'Next: look at it with npm start, then git add content && git commit -m "Import my content"'
}
