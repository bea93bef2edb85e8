import { statSync } from "node:fs"
import path from "node:path"

import { type Diagnostic, isFailure } from "~/src/doctor/diagnostics/diagnostic"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"

import { ROOT } from "./folders"
import { FLAG, readFlags, TEXT } from "./read-flags"
import { OwnerError, runCommand } from "./run-command"

const FORMATS = ["text", "json", "annotations"] as const
const HELP = `  --strict         treats warnings as errors
  --format json    the output format: text, json or annotations (for GitHub Actions)
  --folder path    the content to check (default: content/)
  --help           this text`

type CheckOptions = { folder: string; format: (typeof FORMATS)[number]; flags: ReadonlySet<string> }
/** `success` is printed if there are no diagnostics. */
export type Check = (options: CheckOptions) => Promise<{ diagnostics: readonly Diagnostic[]; success?: string }>

/** The exit code is 1 if the check failed. `own` are the flags of this command alone, with their explanations. */
export function runCheck(usage: string, own: Record<string, string>, check: Check): Promise<void> {
  return runCommand(async () => {
    const ownLines = Object.entries(own).map(([name, help]) => `  --${name.padEnd(14)} ${help}\n`)
    const ownFlags = Object.fromEntries(Object.keys(own).map((name) => [name, FLAG]))
    const flags = { ...ownFlags, strict: FLAG, format: TEXT, folder: TEXT }
    const { values } = readFlags(`${usage}\n\n${ownLines.join("")}${HELP}`, flags)
    const wanted = values.format ?? (process.env.GITHUB_ACTIONS ? "annotations" : "text")
    const format = FORMATS.find((name) => name === wanted)
    if (format === undefined) throw new OwnerError(`--format is ${FORMATS.join(", ")}, not ${wanted}. See --help.`)
    const folder = path.resolve(values.folder ?? path.join(ROOT, "content"))
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new OwnerError(`${folder} is not a folder.`)
    const { diagnostics, success } = await check({ folder, format, flags: new Set(Object.keys(values)) })
    console.log(printDiagnostics(diagnostics, format, success))
    return isFailure(diagnostics, { strict: values.strict === true }) ? 1 : 0
  })
}
