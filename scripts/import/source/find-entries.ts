import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { MARKDOWN_NAME } from "~/scripts/import/markup/page-addresses"
import { slugOf } from "~/scripts/new/title-slug"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { isBelow, namesBelow } from "~/src/doctor/readers/files/resolve-file"
import { MAX_SLUG } from "~/src/doctor/schemas/field-types"
import { freeName } from "~/src/lib/addresses/free-name"

import type { SourceFolder } from "./kinds"
import { foldersAbove, isFileIn, isPartOfSite, NO_SECTION, siteAbove, withOwnFolders } from "./site-folders"
import { readSourceSite, type SourceSite } from "./site-settings"
import { isHiddenBySite } from "./site-visibility"

/** A file of another site. */
export type Entry = SourceFolder & {
  file: string
  /** The name of the file, or of the folder of an `index.md`, without the date before it. */
  name: string
  /** The date in the file's name. */
  date: string | undefined
}

type FoundEntries = { site: SourceSite; entries: Entry[]; left: string[] }

/** What other systems read, too. */
const OTHER_TEXT = /\.(?:html?|org|adoc|asciidoc|mdoc|rst|txt|json|ya?ml)$/i
const PAGE = /^[^/._][^/]*(?:\.\w+|\/index\.\w+)$/
const LISTS =
  /^(?:404|archives?|blog|books?|categories|contributing|changelog|code_of_conduct|cv|dropdown|home|index|install|customize|faq|license|news|notes|portfolio|posts?|projects?|profiles|publications|readme|repositories|resume|search|tags|talks?)(?:\.|$)/i
/** Lists of entries, and notes for their author, are no entries. */
const OTHER_PAGES = /^(?:\.|_index\.|readme\.)/i
const DATED = /^(?:(?<date>\d{4}-\d{2}-\d{2})[-_])?(?<hidden>_*)(?<name>.+)$/
const IN_BUNDLE = "is in the folder of another page, and no page of its own in Hugo."

/**
 * Returns the entries of a site in a folder, or the entry in a file, and the site itself. `left` has a line for each
 * Markdown file that is no entry, and for each text that is not Markdown. Throws an OwnerError if there are no entries.
 */
export function findEntries(kind: string, given: string, folders: readonly SourceFolder[]): FoundEntries {
  const start = path.resolve(given)
  const site = siteAbove(start, folders)
  const source = readSourceSite(site)
  const [entries, left]: [Entry[], string[]] = [[], []]
  for (const folder of withOwnFolders(site, folders)) {
    const root = path.join(site, folder.path)
    const { files, unreadable } = filesIn(site, folder.path)
    const isOwn = (file: string) =>
      folder.becomes === "pages"
        ? isPage(path.relative(root, file)) ||
          isSectionText(path.relative(site, file), folder, folders) ||
          (file === start && entries.length === 0)
        : !OTHER_PAGES.test(path.basename(file))
    for (const file of files.map((name) => path.join(site, name)).filter((one) => isBelow(one, start) && isOwn(one))) {
      const reason = reasonAgainst(file, root, folder)
      if (reason === null) entries.push(entryOf(file, folder, source))
      else if (reason !== "") left.push(`${path.relative(site, file)} ${reason}`)
    }
    left.push(...unreadable.flatMap(({ file, kind }) => (kind === "outside" ? `${file} leads out of the site.` : [])))
  }
  // Of two equal names, the page has it, and the text of a section another one.
  const isSection = ({ file }: Entry) => isSectionFile(file)
  const ordered = [...entries.filter((one) => !isSection(one)), ...entries.filter(isSection)]
  if (entries.length > 0) return { site: source, entries: ordered, left }
  // A text outside of these folders becomes a page, if it is named.
  const { system } = folders.find((one) => one.becomes === "pages") ?? {}
  const parent = path.basename(path.dirname(start))
  const folder: SourceFolder = { path: parent, becomes: "pages", ...(system && { system }) }
  if (MARKDOWN_NAME.test(start) && folders.length > 1 && left.length === 0) return findEntries(kind, given, [folder])
  const paths = folders.flatMap((folder) => folder.path || []).join(", ")
  const message = `${given} has no entries of a site of the kind ${kind}. Its folders are: ${paths}.`
  throw new OwnerError([message, ...left].join("\n"))
}

/** Returns why a file is not an entry, or an empty text if nobody would take it for one; null for an entry. */
function reasonAgainst(file: string, root: string, { becomes, system }: SourceFolder): string | null {
  const isList = path.dirname(file) === root && path.basename(file).startsWith("index.")
  if (isList || !MARKDOWN_NAME.test(file)) return becomes !== "pages" && OTHER_TEXT.test(file) ? "is not Markdown." : ""
  if (isTranslation(file)) return "is a translation."
  return system === "hugo" && isInBundle(file, root) ? IN_BUNDLE : null
}

function filesIn(site: string, folder: string): Pick<ReturnType<typeof findFiles>, "files" | "unreadable"> {
  const names = folder === "" ? namesBelow(site).filter((name) => isFileIn(path.join(site, name), site)) : []
  const isThere = folder !== "" && isPartOfSite(path.join(site, folder), site)
  return isThere ? findFiles(site, folder) : { files: names, unreadable: [] }
}

/** Returns whether a path is that of a single page, and not of a list of pages, which this site makes. */
function isPage(relativePath: string): boolean {
  return PAGE.test(relativePath) && !LISTS.test(path.basename(relativePath.replace(/\/index\.\w+$/, "")))
}

/** Returns whether a file is about a list of Hugo: https://gohugo.io/content-management/sections/ */
export function isSectionFile(file: string): boolean {
  return path.parse(file).name === "_index"
}

/** Returns whether a file has the text above a list of Hugo that this site does not make. */
function isSectionText(file: string, { path: base, system }: SourceFolder, known: readonly SourceFolder[]): boolean {
  const folder = path.dirname(file)
  const sections = path.relative(base, folder).split(path.sep)
  // A folder may be that of a language, with all that `content` has elsewhere.
  const isLanguage = /^(?:[a-z]{2}(?:-\w+)?)?$/.test(sections[0] ?? "")
  const isList = LISTS.test(path.basename(folder)) || sections.some((name) => NO_SECTION.test(name))
  const isOther = isLanguage || isList || known.some((one) => one.path === folder)
  return system === "hugo" && isSectionFile(file) && MARKDOWN_NAME.test(file) && !isOther
}

function isTranslation(file: string): boolean {
  const original = file.replace(/\.[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\.\w+$)/, "")
  return original !== file && existsSync(original)
}

/** Returns whether a folder around a file is a page, which Hugo publishes as a whole: https://gohugo.io/content-management/page-bundles/ */
function isInBundle(file: string, root: string): boolean {
  const folders = foldersAbove(file, root)
  return folders.some((folder) => {
    const isPage = (name: string) => name.startsWith("index.") && (MARKDOWN_NAME.test(name) || OTHER_TEXT.test(name))
    const pages = readdirSync(folder).filter(isPage)
    return pages.length > 0 && !pages.includes(path.relative(folder, file))
  })
}

function entryOf(file: string, folder: SourceFolder, site: SourceSite): Entry {
  const base = path.basename(file).replace(MARKDOWN_NAME, "")
  const whole = /^_?index$/.test(base) ? path.basename(path.dirname(file)) : base
  const { date, hidden, name = whole } = DATED.exec(whole)?.groups ?? {}
  // Other systems leave out what begins with an underscore.
  const isHidden = hidden !== "" || isHiddenBySite(file, folder, site)
  const fields = { ...folder.fields, ...(isHidden && { draft: true as const }) }
  return { ...folder, fields, file, name, date }
}

type Naming = { language: string; isTaken: (name: string) => boolean }

/** Returns the folder name of an entry: its name if that is an address, else its title, with a number if that is taken. */
export function entrySlug(name: string, title: string, { language, isTaken }: Naming) {
  const isAddress = /^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(name)
  const words = isAddress ? name.replaceAll("_", "-") : slugOf(title, language) || slugOf(name, language) || "untitled"
  const slug = words.slice(0, MAX_SLUG - 5).replace(/-$/, "")
  return freeName(slug, isTaken)
}
