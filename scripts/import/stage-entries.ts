import { existsSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { checkContent } from "~/src/doctor/check-content"
import { isError } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { textAt } from "~/src/doctor/readers/field-source"
import { findExports } from "~/src/doctor/text/foreign-markup"
import type { Collection } from "~/src/lib/addresses/paths"

import { type Commented, codeFinder, commentCode } from "./comment-code"
import { addMissing, commentOutWrong, commentUnreadable, type Known, makeDraft } from "./complete-entry"
import { type Entry, entrySlug } from "./find-entries"
import { readEntryText } from "./read-source"
import { stageEntry } from "./stage-entry"
import type { EntryFolder } from "./staged-entry"

/** So many rounds: a draft, its wrong fields as comments, and what a comment reveals. */
const MOST_ROUNDS = 4

export type StagedEntries = {
  entries: readonly EntryFolder[]
  /** The files to write, from the root of the project, with their sources. */
  files: ReadonlyMap<string, string>
  commented: readonly Commented[]
}

/** What becomes an entry here, too. */
export type FoundEntry = Entry & { becomes: Collection }
type Options = { site: string; language: string; now: Date }

/** Makes projects and notes of another site's entries in a copy of the owner's folders. Throws an OwnerError that lists those that exist already. */
export function stageEntries(staging: string, found: readonly FoundEntry[], { site, language, now }: Options) {
  const known = new Map<EntryFolder, Known & Entry>()
  for (const entry of found) {
    const words = entry.name.replace(/[-_]+/g, " ").trim()
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    const stated = textAt(parseMarkdownFile(entry.file, readEntryText(entry.file)).source, ["title"])
    const taken = [...known.keys()].map((other) => other.replace(`${entry.becomes}/`, ""))
    const slug = entrySlug(entry.name, stated ?? title, { language, taken: new Set(taken) })
    known.set(`${entry.becomes}/${slug}`, { ...entry, title, now })
  }
  refuseExisting(staging, new Map([...known].map(([folder, { file }]) => [`content/${folder}`, file])))
  const copies = [...known].flatMap(([folder, entry]) => [
    ...stageEntry(entry, site, path.join(staging, "content", folder)),
  ])
  const asPath = (root: string, file: string) => path.relative(root, file).split(path.sep).join("/")
  const files = new Map(copies.map(([source, copy]) => [asPath(staging, copy), asPath(site, source)]))
  return { entries: [...known.keys()], files, commented: completeEntries(path.join(staging, "content"), known) }
}

/** Throws an OwnerError that lists those folders that exist, with their sources. */
export function refuseExisting(staging: string, folders: ReadonlyMap<string, string>): void {
  const taken = [...folders].filter(([folder]) => existsSync(path.join(staging, folder)))
  if (taken.length === 0) return
  const lines = taken.map(([folder, source]) => `${folder} already exists, so ${source} cannot be imported.`)
  throw new OwnerError([...lines, "Nothing has been changed. Rename these, or import single files."].join("\n"))
}

/** Returns the code that has become comments. */
function completeEntries(content: string, known: ReadonlyMap<EntryFolder, Known & Entry>): Commented[] {
  // The fixes would remove them.
  const exported = [...known.keys()].flatMap((entry) => commentCode(content, entry, findExports).commented)
  fixContent(content)
  for (const entry of known.keys()) commentUnreadable(content, entry)
  fixContent(content)
  const commented = [...known].flatMap(([entry, fields]) => {
    const { commented: found, isWhole } = commentCode(content, entry, codeFinder(fields.file))
    addMissing(content, entry, fields)
    // Readers would see the rest.
    if (!isWhole) makeDraft(content, entry)
    return found
  })
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    fixContent(content)
    const errors = checkContent(content).diagnostics.filter(isError)
    const errorsIn = (entry: string) => errors.filter(({ file }) => file === `content/${entry}/index.md`)
    const wrong = [...known].filter(([entry]) => errorsIn(entry).length > 0)
    if (wrong.length === 0) break
    for (const [entry, fields] of wrong) {
      if (!makeDraft(content, entry)) commentOutWrong(content, entry, errorsIn(entry))
      addMissing(content, entry, fields)
    }
  }
  return [...commented, ...exported]
}
