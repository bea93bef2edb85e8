import path from "node:path"

import { type Diagnostic, isFailure } from "~/src/doctor/diagnostic"
import { printDiagnostics } from "~/src/doctor/report/print-diagnostics"

import { ROOT } from "./folders"
import { FLAG, readFlags, TEXT } from "./read-flags"
import { OwnerError, runCommand } from "./run-command"

const FORMATS = ["text", "json", "annotations"] as const
const HELP = `
  --strict         treats warnings as errors
  --format json    the output format: text, json or annotations (for GitHub Actions)
  --folder path    the content to check (default: content/)
  --fix            check:content only: applies every fix that loses nothing, and shows what it changed
  --fresh          check:links only: also requests links that worked in an earlier run
  --remote         check:content only: also requests the remote images, as a build does
  --help           this text`

type CheckFlag = "isFresh" | "isFixing" | "isRemote"
type CheckOptions = Record<CheckFlag, boolean> & { folder: string; format: (typeof FORMATS)[number] }
/** Finds problems in the content. `success` is printed if there are none. */
export type Check = (options: CheckOptions) => Promise<{ diagnostics: readonly Diagnostic[]; success?: string }>

/** Runs a command that checks the content and prints its findings. The exit code is 1 if the check failed. */
export function runCheck(usage: string, check: Check): Promise<void> {
  return runCommand(async () => {
    const flags = { strict: FLAG, fresh: FLAG, fix: FLAG, remote: FLAG, format: TEXT, folder: TEXT }
    const { values } = readFlags(`${usage}\n${HELP}`, flags)
    const wanted = values.format ?? (process.env.GITHUB_ACTIONS ? "annotations" : "text")
    const format = FORMATS.find((name) => name === wanted)
    if (format === undefined) throw new OwnerError(`--format is ${FORMATS.join(", ")}, not ${wanted}. See --help.`)
    const folder = path.resolve(values.folder ?? path.join(ROOT, "content"))
    const { strict = false, fresh: isFresh = false, fix: isFixing = false, remote: isRemote = false } = values
    const { diagnostics, success } = await check({ folder, format, isFresh, isFixing, isRemote })
    console.log(printDiagnostics(diagnostics, format, success))
    return isFailure(diagnostics, { strict }) ? 1 : 0
  })
}
