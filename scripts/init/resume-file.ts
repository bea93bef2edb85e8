import { readFileSync, statSync } from "node:fs"

import { OwnerError } from "~/scripts/command/run-command"
import { formatDiagnostic, isError } from "~/src/doctor/diagnostics/diagnostic"
import { withData } from "~/src/doctor/readers/formats/field-source"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"
import { sortDiagnostics } from "~/src/doctor/report/group-diagnostics"
import { checkResume } from "~/src/doctor/rules/resume/check-resume"

import { type Answers, isHttpsUrl, toHttps, toProfile } from "./answers"
import { RESUME_SCHEMA } from "./owner-files"
import type { ResumeProject } from "./resume-projects"

/** The fields that answer questions. */
type Basics = Partial<Record<"name" | "label" | "email" | "url", string>> & { profiles?: Profile[] }
type Profile = { url?: string; network?: string }

export type GivenResume = { json: string; answers: Partial<Answers>; projects: ResumeProject[] }

/** Throws an OwnerError if it is no file, or not JSON. */
export function readResumeText(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new OwnerError(`${file} is a folder. Name a file in the format JSON Resume.`)
  if (!stats?.isFile()) throw new OwnerError(`There is no file ${file}.`)
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "")
  if (/^\s*\{/.test(text)) return text
  throw new OwnerError(`${file} is not JSON. Save your résumé in the format JSON Resume (https://jsonresume.org).`)
}

/**
 * Returns `content/resume.json` for a JSON Resume, without empty fields and with https for http, and the answers and projects that
 * it contains. Throws an OwnerError that lists the problems of the given file.
 * @param translate changes what it contains before
 */
export function readResume(file: string, text: string, translate = (data: unknown) => data): GivenResume {
  const { source, diagnostics: syntaxErrors } = parseJson(file, text)
  const resume = cleanUp(translate(source.data))
  const diagnostics = syntaxErrors.length > 0 ? syntaxErrors : checkResume(withData(source, resume))
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) {
    const found = sortDiagnostics(errors).map(formatDiagnostic).join("\n")
    throw new OwnerError(`${found}\n\nFix these in ${file}, then run the command again.`)
  }
  const json = `${JSON.stringify({ ...(resume as object), $schema: RESUME_SCHEMA }, null, 2)}\n`
  const { basics = {}, projects = [] } = resume as { basics?: Basics; projects?: ResumeProject[] }
  return { json, answers: answersFrom(basics), projects }
}

function answersFrom({ name, label, email, url, profiles = [] }: Basics): Partial<Answers> {
  const known = profiles.flatMap(({ url, network }) => (isHttpsUrl(url) ? [toProfile(url, network)] : []))
  return {
    ...(name && { name }),
    ...(label && { headline: label }),
    ...(email && { email }),
    ...(isHttpsUrl(url) && { url: new URL(url).origin }),
    ...(known.length > 0 && { profiles: known }),
  }
}

/** Returns JSON without empty fields, and with https for http. */
export function cleanUp(value: unknown): unknown {
  if (typeof value === "string") return /^http:\/\/\S+$/i.test(value) ? toHttps(value) : value.trim()
  if (Array.isArray(value)) return value.map(cleanUp)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, cleanUp(field)] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== "" && field !== null))
}
