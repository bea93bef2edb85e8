import { type Diagnostic, isError } from "~/src/doctor/diagnostic"
import { displayPath, RESUME_FILE, readText } from "~/src/doctor/readers/content-folder"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { emptySource } from "~/src/doctor/readers/parse-yaml"
import { checkResume } from "~/src/doctor/resume/check-resume"
import type { PartialDate } from "~/src/lib/dates"

type Period = { startDate?: PartialDate; endDate?: PartialDate }
type Description = { url?: string; summary?: string; highlights?: string[] }

export type Work = Period &
  Description & { id?: string; name: string; position?: string; location?: string; description?: string }

export type Skill = { name: string; level?: string; keywords?: string[]; projects?: string[] }

/** The parts of a checked résumé that the site shows. */
export type Resume = {
  basics?: Record<string, unknown> & { location?: Record<string, unknown> }
  work?: Work[]
  volunteer?: (Period & Description & { organization: string; position?: string })[]
  education?: (Period & {
    institution: string
    url?: string
    area?: string
    studyType?: string
    score?: string
    courses?: string[]
  })[]
  skills?: Skill[]
  languages?: { language: string; fluency?: string }[]
  awards?: { title: string; date?: PartialDate; awarder?: string; summary?: string }[]
  certificates?: { name: string; date?: PartialDate; url?: string; issuer?: string }[]
  publications?: { name: string; publisher?: string; releaseDate?: PartialDate; url?: string; summary?: string }[]
  interests?: { name: string; keywords?: string[] }[]
  references?: { name?: string; reference: string }[]
}

type ReadResume = {
  /** Null when there is none, or something in it is wrong. */
  resume: Resume | null
  fields: FieldSource
  diagnostics: Diagnostic[]
}

/** Reads `resume.json`, which is optional. */
export function readResume(root: string): ReadResume {
  const file = displayPath(RESUME_FILE)
  const { text, diagnostics: unreadable } = readText(root, RESUME_FILE)
  if (text === null) return { resume: null, fields: emptySource(file), diagnostics: unreadable }
  const { source, diagnostics: invalid } = parseJson(file, text)
  const diagnostics = invalid.length > 0 ? invalid : checkResume(source)
  return { resume: diagnostics.some(isError) ? null : (source.data as Resume), fields: source, diagnostics }
}
