import { cpSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"
import { readResumeFile } from "~/scripts/init/resume-file"
import { projectDrafts } from "~/scripts/init/resume-projects"
import { readSite } from "~/src/doctor/readers/read-site"

import type { Commented } from "./comment-code"
import { findEntries } from "./find-entries"
import { SITE_KINDS } from "./kinds"
import { partsOfEntries, partsOfLinkedin } from "./resume-parts"
import { stageProjects } from "./stage-projects"
import { stageResume, toResume } from "./stage-resume"

export type StagedImport = {
  slugs: string[]
  /** The files to write, from the root of the project, with their sources. */
  files: Map<string, string>
  commented: Commented[]
  /** What was not imported, a line each. */
  left: string[]
  isResumeWritten: boolean
  /** Sections that the owner's résumé has already, as JSON. */
  rest: string | null
}

/** What to import, and from where. */
export type Request = { kind: string; given: string; now: Date }

/** Makes the projects and the résumé of an import in a copy of the owner's folders. Throws an OwnerError for what cannot be read. */
export function stageImport(root: string, staging: string, request: Request): StagedImport {
  for (const folder of OWNED_FOLDERS.filter((name) => existsSync(path.join(root, name)))) {
    cpSync(path.join(root, folder), path.join(staging, folder), { recursive: true })
  }
  const folders = SITE_KINDS[request.kind]
  if (folders === undefined) return stageResumeKind(root, staging, request)
  const { site, entries, skipped } = findEntries(request.kind, request.given, folders)
  const projects = entries.filter(({ becomes }) => becomes === "project")
  const staged = stageProjects(staging, projects, { site, now: request.now })
  const parts = partsOfEntries(entries)
  const left = skipped.map(({ file, reason }) => `${file}: ${reason}`)
  if (Object.keys(parts).length === 0) return { ...staged, left, isResumeWritten: false, rest: null }
  const resume = toResume(parts)
  const sources = entries.flatMap(({ becomes, path: folder }) => (becomes === "project" ? [] : [folder]))
  const written = stageResume(root, staging, resume.json)
  if (written.isResumeWritten) staged.files.set("content/resume.json", [...new Set(sources)].join(", "))
  return { ...staged, ...written, left: [...left, ...resume.left] }
}

function stageResumeKind(root: string, staging: string, { kind, given, now }: Request): StagedImport {
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory() !== (kind === "linkedin")) {
    const wanted = kind === "linkedin" ? "the unpacked folder of LinkedIn's export" : "a file in the format JSON Resume"
    throw new OwnerError(`${given} is not ${wanted}.`)
  }
  const { json, projects, left } =
    kind === "linkedin" ? toResume(partsOfLinkedin(given)) : { ...readResumeFile(given), left: [] }
  const { language } = readSite(path.join(staging, "content")).site ?? { language: "en" }
  const drafts = projectDrafts(projects, language, now)
  const taken = Object.keys(drafts).filter((file) => existsSync(path.join(staging, file)))
  if (taken.length > 0) {
    throw new OwnerError(`These projects exist already: ${taken.join(", ")}. Rename them, then run the command again.`)
  }
  for (const [file, text] of Object.entries(drafts)) {
    mkdirSync(path.join(staging, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(staging, file), text)
  }
  const { isResumeWritten, rest } = stageResume(root, staging, json)
  const files = [...Object.keys(drafts), ...(isResumeWritten ? ["content/resume.json"] : [])]
  return {
    slugs: Object.keys(drafts).map((file) => path.basename(path.dirname(file))),
    files: new Map(files.map((file) => [file, given])),
    commented: [],
    left,
    isResumeWritten,
    rest,
  }
}
