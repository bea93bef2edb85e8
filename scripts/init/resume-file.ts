import { OwnerError } from "~/scripts/command/run-command"
import { formatDiagnostics } from "~/src/doctor/diagnostic"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { checkResume } from "~/src/doctor/resume/check-resume"

import { toHttps } from "./answers"

const SCHEMA = "../docs/schemas/resume.schema.json"

/**
 * Returns `content/resume.json` for a JSON Resume: without empty fields, and with https for http. Throws an OwnerError that
 * lists the problems of the given file.
 */
export function resumeFile(file: string, text: string): string {
  const { source, diagnostics: syntaxErrors } = parseJson(file, text.replace(/^\uFEFF/, ""))
  const resume = cleanUp(source.data)
  const valueAt = (keys: readonly PropertyKey[]) =>
    keys.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], resume)
  const diagnostics = syntaxErrors.length > 0 ? syntaxErrors : checkResume({ ...source, data: resume, valueAt })
  if (diagnostics.length > 0) {
    throw new OwnerError(`${formatDiagnostics(diagnostics)}\n\nFix these in ${file}, then run the command again.`)
  }
  return `${JSON.stringify({ ...(resume as object), $schema: SCHEMA }, null, 2)}\n`
}

function cleanUp(value: unknown): unknown {
  if (typeof value === "string") return /^http:\/\/\S+$/i.test(value) ? toHttps(value) : value
  if (Array.isArray(value)) return value.map(cleanUp)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== "" && field !== null)
  return Object.fromEntries(fields.map(([name, field]) => [name, cleanUp(field)]))
}
