import { type Diagnostic, isError } from "~/src/doctor/diagnostic"
import { displayPath, RESUME_FILE, readText } from "~/src/doctor/readers/content-folder"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { parseOnce } from "~/src/doctor/readers/parse-once"
import { emptySource } from "~/src/doctor/readers/parse-yaml"
import { checkResume } from "~/src/doctor/resume/check-resume"

export type Work = { id?: string; name: string }
export type Skill = { name: string; projects?: string[] }

/** A checked résumé: of its sections, those whose entries projects belong to. */
export type Resume = { work?: Work[]; skills?: Skill[] }

type ReadResume = { resume: Resume | null; fields: FieldSource; diagnostics: Diagnostic[] }

/** Reads `resume.json`, which is optional; the résumé is null when there is none, or something in it is wrong. */
export function readResume(root: string): ReadResume {
  const file = displayPath(RESUME_FILE)
  const { text, diagnostics } = readText(root, RESUME_FILE)
  return text === null ? { resume: null, fields: emptySource(file), diagnostics } : checkText(file, text)
}

const checkText = parseOnce((file, text): ReadResume => {
  const { source, diagnostics: invalid } = parseJson(file, text)
  const diagnostics = invalid.length > 0 ? invalid : checkResume(source)
  return { resume: diagnostics.some(isError) ? null : (source.data as Resume), fields: source, diagnostics }
})
