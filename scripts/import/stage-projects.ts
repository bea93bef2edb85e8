import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { checkContent } from "~/src/doctor/check-content"
import { isError } from "~/src/doctor/diagnostic"
import { fixContent } from "~/src/doctor/edits/fix-content"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { textAt } from "~/src/doctor/readers/field-source"
import { readSite } from "~/src/doctor/readers/read-site"

import { type Commented, commentCode } from "./comment-code"
import { addMissing, commentUnreadable, type Known, settle } from "./complete-project"
import { type Entry, entrySlug } from "./find-entries"
import { relink } from "./relink"
import { stageProject } from "./stage-project"

/** So many rounds: a draft, its wrong fields as comments, and what a comment reveals. */
const MOST_ROUNDS = 4

type StagedProjects = { slugs: string[]; files: Map<string, string>; commented: Commented[] }

/** Makes projects of the entries in a copy of the owner's folders. Throws an OwnerError that lists those that exist already. */
export function stageProjects(
  staging: string,
  entries: readonly Entry[],
  { site, now }: { site: string; now: Date },
): StagedProjects {
  const content = path.join(staging, "content")
  const language = readSite(content).site?.language ?? "en"
  const known = new Map<string, Known & Entry>()
  const sources = entries.map((entry) => {
    const words = wordsOf(entry.name)
    const title = textAt(parseMarkdownFile(entry.file, readFileSync(entry.file, "utf8")).source, ["title"]) ?? words
    const slug = entrySlug(entry.name, title, { language, taken: new Set(known.keys()) })
    known.set(slug, { ...entry, title: words, now })
    return { entry, folder: `content/projects/${slug}` }
  })
  const taken = sources.filter(({ folder }) => existsSync(path.join(staging, folder)))
  if (taken.length > 0) throw new OwnerError(taken.map(({ entry, folder }) => refusal(entry.file, folder)).join("\n"))
  const copies = sources.flatMap(({ entry, folder }) => [...stageProject(entry, site, path.join(staging, folder))])
  const asPath = (root: string, file: string) => path.relative(root, file).split(path.sep).join("/")
  const files = new Map(copies.map(([source, copy]) => [asPath(staging, copy), asPath(site, source)]))
  return { slugs: [...known.keys()], files, commented: completeProjects(content, known) }
}

function refusal(file: string, folder: string): string {
  return `${folder} already exists, so ${file} cannot be imported. Rename one of them, then run the command again.`
}

function wordsOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the code that has become comments. */
function completeProjects(content: string, known: ReadonlyMap<string, Known & Entry>): Commented[] {
  fixContent(content)
  for (const slug of known.keys()) commentUnreadable(content, slug)
  fixContent(content)
  const slugs = new Map([...known].map(([slug, { name }]) => [name, slug]))
  for (const [slug, fields] of known) {
    relink(content, slug, slugs)
    addMissing(content, slug, fields)
  }
  const commented = [...known.keys()].flatMap((slug) => {
    const { commented: found, isWhole } = commentCode(content, slug)
    // Readers would see the rest.
    if (!isWhole) settle(content, slug, [])
    return found
  })
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    fixContent(content)
    const errors = checkContent(content).diagnostics.filter(isError)
    for (const [slug, fields] of known) {
      const own = errors.filter(({ file }) => file === `content/projects/${slug}/index.md`)
      if (own.length === 0) continue
      settle(content, slug, own)
      addMissing(content, slug, fields)
    }
  }
  return commented
}
