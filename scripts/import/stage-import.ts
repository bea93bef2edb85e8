import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"
import { readResumeFile } from "~/scripts/init/resume-file"
import { projectDrafts } from "~/scripts/init/resume-projects"
import { readSite } from "~/src/doctor/readers/read-site"
import { COLLECTIONS } from "~/src/lib/addresses/paths"

import { findEntries } from "./find-entries"
import { SITE_KINDS } from "./kinds"
import { partsOfEntries, partsOfLinkedin } from "./resume-parts"
import { type FoundEntry, refuseExisting, type StagedEntries, stageEntries } from "./stage-entries"
import { stageResume, toResume } from "./stage-resume"
import type { EntryFolder } from "./staged-entry"

export type StagedImport = StagedEntries & {
  /** What was not imported, a line each. */
  left: readonly string[]
  isResumeWritten: boolean
  /** Sections that the owner's résumé has already, as JSON. */
  rest: string | null
}

/** What to import, and from where. */
export type Request = { kind: string; given: string; now: Date }

/** Makes the projects, the notes and the résumé of an import in a copy of the owner's folders. Throws an OwnerError for what cannot be read. */
export function stageImport(root: string, staging: string, { kind, given, now }: Request): StagedImport {
  if (kind !== "jsonresume" && !existsSync(given)) throw new OwnerError(`There is no folder or file ${given}.`)
  for (const folder of OWNED_FOLDERS.filter((name) => existsSync(path.join(root, name)))) {
    // The links of a copy would lead to the owner's files.
    const filter = (file: string) => existsSync(file)
    cpSync(path.join(root, folder), path.join(staging, folder), { recursive: true, dereference: true, filter })
  }
  const language = readSite(path.join(staging, "content")).site?.language ?? "en"
  const folders = SITE_KINDS[kind]
  if (folders === undefined) {
    const resume = kind === "linkedin" ? toResume(partsOfLinkedin(given)) : { ...readResumeFile(given), left: [] }
    const drafts = projectDrafts(resume.projects, language, now)
    return { ...stageDrafts(staging, drafts, given), left: resume.left, ...stageResume(root, staging, resume.json) }
  }
  const { site, entries, left } = findEntries(kind, given, folders)
  const own = entries.filter((entry): entry is FoundEntry => COLLECTIONS.some((name) => name === entry.becomes))
  const staged = stageEntries(staging, own, { site, language, now })
  const resume = toResume(partsOfEntries(entries))
  return { ...staged, left: [...left, ...resume.left], ...stageResume(root, staging, resume.json) }
}

function stageDrafts(staging: string, drafts: Readonly<Record<string, string>>, source: string): StagedEntries {
  const files = Object.keys(drafts)
  refuseExisting(staging, new Map(files.map((file) => [path.posix.dirname(file), source])))
  for (const file of files) {
    mkdirSync(path.join(staging, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(staging, file), drafts[file] ?? "")
  }
  const entries = files.map((file): EntryFolder => `projects/${path.basename(path.dirname(file))}`)
  return { entries, files: new Map(files.map((file) => [file, source])), commented: [] }
}

/** Moves what was staged into the owner's content. If one step fails, the earlier ones are undone. */
export function publishImport(
  root: string,
  staging: string,
  staged: Pick<StagedImport, "entries" | "isResumeWritten">,
) {
  const moved: string[] = []
  const move = (file: string) => renameSync(path.join(staging, "content", file), path.join(root, "content", file))
  try {
    for (const entry of staged.entries) {
      const made = mkdirSync(path.join(root, "content", path.dirname(entry)), { recursive: true })
      if (made !== undefined) moved.push(made)
      move(entry)
      moved.push(path.join(root, "content", entry))
    }
    if (staged.isResumeWritten) move("resume.json")
  } catch (error) {
    for (const folder of moved) rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
