import { readFileSync, statSync } from "node:fs"

import { OwnerError } from "~/scripts/command/run-command"
import { isError } from "~/src/doctor/diagnostic"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { formatEntries } from "~/src/doctor/report/format-report"
import { checkResume } from "~/src/doctor/resume/check-resume"

import { type Answers, isHttpsUrl, toHttps, toProfile } from "./answers"
import type { ResumeProject } from "./resume-projects"

const SCHEMA = "../docs/schemas/resume.schema.json"

/** The fields that answer questions. */
type Basics = {
  name?: string
  label?: string
  email?: string
  url?: string
  profiles?: { url?: string; network?: string }[]
}

export type GivenResume = { json: string; answers: Partial<Answers>; projects: ResumeProject[] }

/** Returns what a given file holds, as `readResume` does. Throws an OwnerError if it is no file, or not JSON. */
export function readResumeFile(file: string): GivenResume {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new OwnerError(`${file} is a folder. Name a file in the format JSON Resume.`)
  if (!stats?.isFile()) throw new OwnerError(`There is no file ${file}.`)
  const text = readFileSync(file, "utf8")
  if (/^\s*\{/.test(text)) return readResume(file, text)
  throw new OwnerError(`${file} is not JSON. Save your résumé in the format JSON Resume (https://jsonresume.org).`)
}

/**
 * Returns `content/resume.json` for a JSON Resume, or for a résumé with similar fields, without empty fields and with https
 * for http, and the answers and projects that it contains. Throws an OwnerError that lists the problems of the given file.
 */
export function readResume(file: string, text: string): GivenResume {
  const { source, diagnostics: syntaxErrors } = parseJson(file, withEdits(file, text.replace(/^\uFEFF/, "")))
  const resume = cleanUp(source.data)
  const valueAt = (keys: readonly PropertyKey[]) =>
    keys.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], resume)
  const diagnostics = syntaxErrors.length > 0 ? syntaxErrors : checkResume({ ...source, data: resume, valueAt })
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) {
    throw new OwnerError(`${formatEntries(errors)}\n\nFix these in ${file}, then run the command again.`)
  }
  const json = `${JSON.stringify({ ...(resume as object), $schema: SCHEMA }, null, 2)}\n`
  const { basics = {}, projects = [] } = resume as { basics?: Basics; projects?: ResumeProject[] }
  return { json, answers: answersFrom(basics), projects }
}

/** Applies the edits of all diagnostics, round by round: an edit can reveal a mistake that another one hid. */
export function withEdits(file: string, text: string, rounds = 10): string {
  const groups = checkResume(parseJson(file, text).source).flatMap(({ edits }) => (edits === undefined ? [] : [edits]))
  return groups.length === 0 || rounds === 0 ? text : withEdits(file, applyEdits(text, groups), rounds - 1)
}

function answersFrom({ name, label, email, url, profiles = [] }: Basics): Partial<Answers> {
  return {
    ...(name && { name }),
    ...(label && { headline: label }),
    ...(email && { email }),
    ...(isHttpsUrl(url) && { url: new URL(url).origin }),
    profiles: profiles.flatMap(({ url, network }) => (isHttpsUrl(url) ? [toProfile(url, network)] : [])),
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
