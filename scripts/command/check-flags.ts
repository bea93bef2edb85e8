import path from "node:path"

import { ROOT } from "./folders"
import { readFlags } from "./read-flags"
import { OwnerError } from "./run-command"

const FORMATS = ["text", "json", "annotations"] as const

export const CHECK_HELP = `
  --strict         warnings are errors, too
  --format json    the output: text, json or annotations (for GitHub Actions)
  --folder path    the content to check, if not content/
  --help           this text`

/** Reads the flags that the commands which check the content share, and the switch that only one of them has. */
export function readCheckFlags(extra: "fresh" | "fix") {
  const { values } = readFlags({
    strict: { type: "boolean" },
    [extra]: { type: "boolean" },
    format: { type: "string" },
    folder: { type: "string" },
    help: { type: "boolean" },
  })
  const { strict = false, help = false, folder = path.join(ROOT, "content") } = values
  const wanted = values.format ?? (process.env.GITHUB_ACTIONS ? "annotations" : "text")
  const format = FORMATS.find((name) => name === wanted)
  if (format === undefined) throw new OwnerError(`--format is ${FORMATS.join(", ")}, not ${wanted}. See --help.`)
  return { strict, hasExtra: Object.hasOwn(values, extra), help, format, folder: path.resolve(folder) }
}
