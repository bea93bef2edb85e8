import { existsSync, statSync } from "node:fs"
import path from "node:path"

import { listFiles } from "~/scripts/command/list-files"
import { OwnerError } from "~/scripts/command/run-command"
import { slugOf } from "~/scripts/new/write-project"
import { MAX_SLUG } from "~/src/doctor/schemas/field-types"

import type { SourceFolder } from "./kinds"

/** A file of another site. */
export type Entry = SourceFolder & {
  file: string
  /** The name of the file, or of the folder of an `index.md`, without the date before it. */
  name: string
  /** The date in the file's name. */
  date?: string
}

type Found = { site: string; entries: Entry[]; skipped: { file: string; reason: string }[] }

const MARKDOWN = /\.(?:md|mdx|markdown)$/
const DATED = /^(\d{4}-\d{2}-\d{2})[-_](.+)$/

/**
 * Returns the entries of a site in or below a folder, or of one file, and the site's own folder. Throws an OwnerError if there is no
 * folder of this kind of site.
 */
export function findEntries(kind: string, given: string, folders: readonly SourceFolder[]): Found {
  const start = path.resolve(given)
  if (!existsSync(start)) throw new OwnerError(`There is no folder or file ${given}.`)
  const site = siteAbove(start, folders)
  const paths = folders.map((folder) => folder.path)
  if (site === undefined)
    throw new OwnerError(`${given} is no site of the kind ${kind}. One has ${paths.join(" or ")}.`)
  const files = folders.flatMap((folder) => {
    const root = path.join(site, folder.path)
    const all = existsSync(root) ? listFiles(root) : []
    return all.filter((file) => isIn(file, start)).map((file) => ({ folder, file, isTop: path.dirname(file) === root }))
  })
  const found: Found = { site, entries: [], skipped: [] }
  for (const { folder, file, isTop } of files) {
    if (folder.becomes === "publications" ? file.endsWith(".bib") : isPage(file, isTop)) {
      const original = file.replace(/\.[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\.\w+$)/, "")
      const isTranslation = original !== file && existsSync(original)
      if (isTranslation) found.skipped.push({ file: path.relative(site, file), reason: "a translation" })
      else found.entries.push(entryOf(file, folder))
    }
  }
  if (found.entries.length === 0) throw new OwnerError(`${given} has no entries. They are in ${paths.join(" or ")}.`)
  return found
}

/** Returns the closest folder from a path upwards that has one of the folders, with the path in or around it. */
function siteAbove(start: string, folders: readonly SourceFolder[]): string | undefined {
  for (let site = start; ; site = path.dirname(site)) {
    const isSite = folders.some((folder) => {
      const inner = path.join(site, folder.path)
      return isFolder(inner) && (site === start || isIn(start, inner) || isIn(inner, start))
    })
    if (isSite) return site
    if (site === path.dirname(site)) return undefined
  }
}

function isFolder(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Returns whether a path is another one, or below it. */
export function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep)
}

/** Lists of entries, such as `_index.md`, are none. */
function isPage(file: string, isTop: boolean): boolean {
  const name = path.basename(file)
  return MARKDOWN.test(name) && !/^(?:\.|_index\.|readme\.)/i.test(name) && !(isTop && /^index\./.test(name))
}

function entryOf(file: string, folder: SourceFolder): Entry {
  const base = path.basename(file).replace(MARKDOWN, "")
  const full = base === "index" ? path.basename(path.dirname(file)) : base
  const [, date, name = full] = DATED.exec(full) ?? []
  // Other systems leave out what begins with an underscore.
  const fields = { ...folder.fields, ...(name.startsWith("_") && { draft: true as const }) }
  return { ...folder, fields, file, name: name.replace(/^_+/, ""), ...(date !== undefined && { date }) }
}

/** Returns the folder name of a project: the name that it has, if that is an address, else its title. */
export function entrySlug(name: string, title: string, { language, taken }: { language: string; taken: Set<string> }) {
  const isAddress = /^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(name)
  const words = isAddress ? name.replaceAll("_", "-") : slugOf(title, language) || slugOf(name, language) || "project"
  const slug = words.slice(0, MAX_SLUG - 3).replace(/-$/, "")
  const names = [slug, ...Array.from(taken, (_name, index) => `${slug}-${index + 2}`)]
  return names.find((free) => !taken.has(free)) ?? slug
}
