import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import path from "node:path"

import { copyFolder } from "~/scripts/command/copy-folder"
import { OWNED_FOLDERS } from "~/scripts/command/folders"
import { OwnerError } from "~/scripts/command/run-command"
import { DEMO_FILE, digests, entryOf, unchangedDemoFiles } from "~/scripts/init/demo-files"
import { applyPlan } from "~/scripts/init/plan"
import { readResume, readResumeText } from "~/scripts/init/resume-file"
import { projectDrafts } from "~/scripts/init/resume-projects"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { textAt } from "~/src/doctor/readers/formats/field-source"
import { STARTERS } from "~/src/lib/starters/starters"

import { translateResume } from "./fields/translate-resume"
import { type FoundEntry, fileOf, type ImportedEntry } from "./import-entry"
import { partsOfLinkedin } from "./linkedin-export"
import { partsOfEntries } from "./resume-parts"
import { findEntries } from "./source/find-entries"
import { SITE_KINDS } from "./source/kinds"
import { filesOf, leftFiles } from "./source/left-files"
import { readUtf8 } from "./source/read-source"
import { readSourceSite } from "./source/site-settings"
import { stageResume, toResume } from "./stage-resume"
import { type StagedFiles, stageBibliography, stagePortrait, stageSocials, unknownSocials } from "./stage-site"
import { refuseExisting, writeEntries } from "./write-entries"

/** v4 has the words about its owner in code. */
const V4_ABOUT = "src/components/sections/about.js"
const COPY_IT = "has the words about you in its code: copy them to content/about.md."

/** What to import, and from where. */
type Request = { kind: string; given: string; now: Date }
export type StagedImport = ReturnType<typeof stageImport>

/** Makes the projects, the notes and the résumé of an import in a copy of the owner's folders. Throws an OwnerError for what cannot be read. */
export function stageImport(root: string, staging: string, { kind, given, now }: Request) {
  if (kind !== "jsonresume" && !existsSync(given)) throw new OwnerError(`There is no folder or file ${given}.`)
  for (const folder of OWNED_FOLDERS.filter((name) => existsSync(path.join(root, name)))) {
    copyFolder(path.join(root, folder), path.join(staging, folder))
  }
  const { fields: settings, site: own } = readSite(path.join(staging, "content"))
  const language = own?.language ?? "en"
  const owner = textAt(settings, ["author", "name"]) ?? textAt(settings, ["author"]) ?? ""
  const isFree = freeFiles(root)
  const folders = SITE_KINDS[kind]
  const { site, entries, left } =
    folders === undefined ? { site: readSourceSite(given), entries: [], left: [] } : findEntries(kind, given, folders)
  const found = entries.filter((entry): entry is FoundEntry => entry.becomes !== "work")
  const isAboutFree = isFree("content/about.md")
  const imported = writeEntries(staging, found, { site, language, now, owner, isAboutFree })
  const resume =
    kind === "jsonresume"
      ? { ...readResume(given, readResumeText(given), translateResume), left: [] }
      : toResume(kind === "linkedin" ? partsOfLinkedin(given) : partsOfEntries(entries))
  const drafts = projectDrafts(resume.projects, language, now)
  refuseExisting(staging, new Map(Object.keys(drafts).map((file) => [entryOf(file), given])))
  applyPlan(staging, { write: drafts, remove: [] })
  const { paths, rest } = stageResume(root, staging, { json: resume.json, isFree, language })
  const all = folders !== undefined && path.resolve(given) === site.folder ? filesOf(site.folder, kind) : []
  const ofSite: StagedFiles =
    all.length === 0
      ? []
      : [
          ...stagePortrait(staging, site.folder, { files: all, owner }),
          ...(isFree("content/publications.bib") ? stageBibliography(staging, site.folder) : []),
          ...stageSocials(staging, site),
        ]
  const staged = [...ofSite, ...imported.flatMap(filesOfEntry)]
  const asPath = (file: string) => path.relative(site.folder, file).split(path.sep).join("/")
  const jobs = entries.flatMap(({ becomes, file }) => (becomes === "work" ? file : []))
  const used = new Set([...jobs, ...staged.map(([source]) => source)].map(asPath))
  const files = new Map([
    ...staged.map(([source, target]) => [target, asPath(source)] as const),
    ...[...Object.keys(drafts), ...paths].map((file) => [file, given] as const),
  ])
  return {
    entries: imported,
    /** The files to write, from the root of the project, with their sources. */
    files,
    /** What is moved into the project: folders of entries, and files. */
    paths: [...new Set([...files.keys()].map(entryOf))],
    /** What was not imported, a line each. */
    left: [...left, ...resume.left, ...(all.includes(V4_ABOUT) ? [`${V4_ABOUT} ${COPY_IT}`] : [])],
    /** The files and folders of the site that were not used. */
    unused: [...leftFiles(all, used), ...unknownSocials(site, all)],
    /** Sections that the owner's résumé has already, as JSON. */
    rest,
  }
}

function filesOfEntry(entry: ImportedEntry): StagedFiles {
  const file = fileOf(entry)
  const beside = [...entry.files].map(
    ([source, name]) => [source, path.posix.join(path.posix.dirname(file), name)] as const,
  )
  return [[entry.source.file, file], ...beside]
}

/** Returns a function that tells whether a file is missing, or has only words of the demo or of a starter. */
function freeFiles(root: string): (file: string) => boolean {
  const demo = JSON.parse(readFileSync(path.join(root, DEMO_FILE), "utf8"))
  const unchanged = unchangedDemoFiles(digests(root), demo)
  return (file) => {
    const absolute = path.join(root, file)
    if (!existsSync(absolute) || unchanged.includes(file)) return true
    const text = readUtf8(absolute)
    const body = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(text)?.[1]?.trim()
    const isStarter = Object.values(STARTERS).some(({ about }) => {
      const [before = "", after = ""] = about.text.split("{name}")
      return body?.startsWith(before) && body.endsWith(after) && !body.includes("\n")
    })
    return body === "" || isStarter
  }
}

/** Moves what was staged into the owner's folders. If one step fails, the earlier ones are undone. */
export function publishImport(root: string, staging: string, paths: readonly string[]) {
  const undo: (() => void)[] = []
  try {
    for (const [index, name] of paths.entries()) {
      const [target, before] = [path.join(root, name), path.join(staging, `before-${index}`)]
      const made = mkdirSync(path.dirname(target), { recursive: true })
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true, force: true }))
      const isReplaced = existsSync(target) && statSync(target).isFile()
      if (isReplaced) renameSync(target, before)
      if (isReplaced) undo.push(() => renameSync(before, target))
      renameSync(path.join(staging, name), target)
      undo.push(() => rmSync(target, { recursive: true, force: true }))
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}
