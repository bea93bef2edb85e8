import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { checkContent } from "~/src/doctor/check-content"
import { isError } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { textAt } from "~/src/doctor/readers/field-source"

import { type Commented, commentCode } from "./comment-code"
import { addMissing, commentOutWrong, commentUnreadable, type Known, makeDraft } from "./complete-project"
import { type Entry, entrySlug } from "./find-entries"
import { stageProject } from "./stage-project"

/** So many rounds: a draft, its wrong fields as comments, and what a comment reveals. */
const MOST_ROUNDS = 4

export type StagedProjects = {
  slugs: readonly string[]
  /** The files to write, from the root of the project, with their sources. */
  files: ReadonlyMap<string, string>
  commented: readonly Commented[]
}

type Options = { site: string; language: string; now: Date }

/** Makes projects of the entries in a copy of the owner's folders. Throws an OwnerError that lists those that exist already. */
export function stageProjects(staging: string, entries: readonly Entry[], { site, language, now }: Options) {
  const known = new Map<string, Known & Entry>()
  for (const entry of entries) {
    const words = entry.name.replace(/[-_]+/g, " ").trim()
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    const stated = textAt(parseMarkdownFile(entry.file, readFileSync(entry.file, "utf8")).source, ["title"])
    const slug = entrySlug(entry.name, stated ?? title, { language, taken: new Set(known.keys()) })
    known.set(slug, { ...entry, title, now })
  }
  refuseExisting(staging, new Map([...known].map(([slug, { file }]) => [`content/projects/${slug}`, file])))
  const copies = [...known].flatMap(([slug, entry]) => [
    ...stageProject(entry, site, path.join(staging, "content/projects", slug)),
  ])
  const asPath = (root: string, file: string) => path.relative(root, file).split(path.sep).join("/")
  const files = new Map(copies.map(([source, copy]) => [asPath(staging, copy), asPath(site, source)]))
  return { slugs: [...known.keys()], files, commented: completeProjects(path.join(staging, "content"), known) }
}

/** Throws an OwnerError that lists those folders that exist, with their sources. */
export function refuseExisting(staging: string, folders: ReadonlyMap<string, string>): void {
  const taken = [...folders].filter(([folder]) => existsSync(path.join(staging, folder)))
  if (taken.length === 0) return
  const lines = taken.map(([folder, source]) => `${folder} already exists, so ${source} cannot be imported.`)
  throw new OwnerError([...lines, "Nothing has been changed. Rename these, or import single files."].join("\n"))
}

/** Returns the code that has become comments. */
function completeProjects(content: string, known: ReadonlyMap<string, Known>): Commented[] {
  fixContent(content)
  for (const slug of known.keys()) commentUnreadable(content, slug)
  fixContent(content)
  const commented = [...known].flatMap(([slug, fields]) => {
    const { commented: found, isWhole } = commentCode(content, slug)
    addMissing(content, slug, fields)
    // Readers would see the rest.
    if (!isWhole) makeDraft(content, slug)
    return found
  })
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    fixContent(content)
    const errors = checkContent(content).diagnostics.filter(isError)
    const errorsIn = (slug: string) => errors.filter(({ file }) => file === `content/projects/${slug}/index.md`)
    const wrong = [...known].filter(([slug]) => errorsIn(slug).length > 0)
    if (wrong.length === 0) break
    for (const [slug, fields] of wrong) {
      if (!makeDraft(content, slug)) commentOutWrong(content, slug, errorsIn(slug))
      addMissing(content, slug, fields)
    }
  }
  return commented
}
