import type { Diagnostic } from "~/src/doctor/diagnostic"
import { displayPath, RESUME_FILE, readText } from "~/src/doctor/readers/content-folder"
import { emptySource, type FieldSource } from "~/src/doctor/readers/field-source"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { checkResume } from "~/src/doctor/resume/check-resume"
import type { Resume } from "~/src/doctor/resume/resume"

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
  return { resume: diagnostics.length === 0 ? (source.data as Resume) : null, fields: source, diagnostics }
}
