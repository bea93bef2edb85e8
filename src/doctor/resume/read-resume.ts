import type { ContentProblem } from "~/src/doctor/diagnostic"
import { namedAt, type Reference } from "~/src/doctor/links/references"
import { displayPath, RESUME_FILE, readText } from "~/src/doctor/readers/content-folder"
import { parseJson } from "~/src/doctor/readers/json-source"
import { checkResume } from "~/src/doctor/resume/check-resume"
import type { Resume } from "~/src/doctor/resume/resume"

type ReadResume = {
  /** Null when there is none, or something in it is wrong. */
  resume: Resume | null
  /** The ids of its jobs, which projects may name. */
  jobIds: string[]
  /** The projects that its skills name. */
  skillProjects: Reference[]
  problems: ContentProblem[]
}

/** Reads `resume.json`, which a site need not have: the résumé, what it links to, and all that is wrong with it. */
export function readResume(root: string): ReadResume {
  const none = { resume: null, jobIds: [], skillProjects: [] }
  const file = displayPath(RESUME_FILE)
  const { text, problems: fileProblems } = readText(root, RESUME_FILE)
  if (text === null) return { ...none, problems: fileProblems }

  const { source, problems: syntaxProblems } = parseJson(file, text)
  if (syntaxProblems.length > 0) return { ...none, problems: syntaxProblems }

  const problems = checkResume(file, source)
  const jobIds = listAt(source.valueAt(["work"])).flatMap((_job, index) => source.valueAt(["work", index, "id"]) ?? [])
  const skillProjects = listAt(source.valueAt(["skills"])).flatMap((_skill, index) => {
    const slugs = listAt(source.valueAt(["skills", index, "projects"]))
    return slugs.flatMap((_slug, place) => namedAt(file, source, ["skills", index, "projects", place]))
  })
  return {
    resume: problems.length === 0 ? (source.data as Resume) : null,
    jobIds: jobIds.map(String),
    skillProjects,
    problems,
  }
}

function listAt(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
