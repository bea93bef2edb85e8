import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { entryOf } from "~/scripts/init/demo-files"
import { diagnoseContent, listTextPages } from "~/src/doctor/diagnose-content"
import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { TEXT_IMAGE } from "~/src/doctor/markdown/text-urls"
import { ownerOf } from "~/src/doctor/readers/content/page-name"
import { filesBelow } from "~/src/doctor/readers/files/find-files"
import type { FieldValues } from "~/src/doctor/readers/formats/field-values"
import { formerAddress } from "~/src/doctor/schemas/field-types"
import { tagPath } from "~/src/lib/addresses/entry-paths"
import { COLLECTIONS, documentPath, listPath } from "~/src/lib/addresses/paths"
import { tagSlug } from "~/src/lib/entries/tag-slug"

import { asText } from "./fields/convert-value"
import { commentsOf } from "./fields/format-fields"
import {
  type FoundEntry,
  fileOf,
  finishEntry,
  formatEntry,
  type ImportedEntry,
  isNeeded,
  type MappedEntry,
  mapEntry,
  pageOf,
} from "./import-entry"
import { entrySlug, isSectionFile } from "./source/find-entries"
import { namedFiles } from "./source/named-files"
import { readRedirects, redirectsTo } from "./source/old-paths"
import { readSource } from "./source/read-source"
import { hasEscapedMaths, type SourceSite } from "./source/site-settings"

type Options = { site: SourceSite; language: string; now: Date; owner: string; isAboutFree: boolean }

/**
 * Makes projects, notes and pages of another site's entries in a copy of the owner's folders.
 * Leaves a page without words of its own, unless it is the only entry. Throws an OwnerError that lists the entries that exist already.
 */
export function writeEntries(staging: string, found: readonly FoundEntry[], options: Options): ImportedEntry[] {
  const { site, language, now, owner, isAboutFree } = options
  const content = path.join(staging, "content")
  const taken = { projects: new Set<string>(), notes: new Set<string>(), pages: new Set<string>() }
  const former = new Set<string>()
  // Unlike other entries, pages have one folder.
  const besidePages = new Map(["", "pages"].flatMap((name) => filesBelow(content, name)).map((name) => [name, ""]))
  const all = found.map((entry) => {
    const source = readSource(entry.file)
    const words = entry.name.replace(/[-_]+/g, " ").trim()
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    const isTaken = (name: string) =>
      taken[entry.becomes].has(name) ||
      (isSectionFile(entry.file) && name === "about") ||
      (entry.becomes === "pages" && name !== "about" && ownerOf(content, name) !== undefined)
    const slug = entrySlug(entry.name, asText(source.fields.title) ?? title, { language, isTaken })
    const files = namedFiles(entry, site, entry.becomes === "pages" ? besidePages : new Map())
    const mapped = mapEntry(entry, source, { slug, title, files, owner, site })
    // Two entries of another site may have the same address. The first one keeps it.
    const { slug: stated, aliases = [], ...others } = mapped.fields
    const isFree = stated !== undefined && !taken[entry.becomes].has(String(stated))
    const free = [aliases].flat().filter((alias) => !former.has(String(alias)))
    taken[entry.becomes].add(slug).add(isFree ? String(stated) : slug)
    for (const alias of free) former.add(String(alias))
    const fields = { ...others, ...(isFree && { slug: stated }), ...(free.length > 0 && { aliases: free }) }
    return { ...mapped, fields }
  })
  const own = listTextPages(content)
  const known = new Set([...[...own, ...all.map(pageOf)].flatMap(({ paths }) => paths), ...COLLECTIONS.map(listPath)])
  const redirects = readRedirects(site)
  const mapped = all.map((entry) => {
    const isFree = (from: string) => formerAddress.safeParse(from).success && !known.has(documentPath(from))
    const others = redirectsTo(pageOf(entry).paths, redirects).filter(isFree)
    for (const from of others) known.add(documentPath(from))
    const aliases = [entry.fields.aliases ?? [], others].flat()
    return { ...entry, fields: { ...withoutTwin(entry, all), ...(aliases.length > 0 && { aliases }) } }
  })
  const pages = [...own, ...mapped.map(pageOf)]
  const lists = new Map(mapped.flatMap(listsOf))
  const isHugo = found.some(({ system }) => system === "hugo")
  const surroundings = { pages, lists, hosts: site.hosts, hasEscapedMaths: isHugo && hasEscapedMaths(site), now }
  const complete = mapped
    .map((entry) => finishEntry(entry, surroundings))
    .map((entry) => {
      // The About page cannot be a draft.
      const isPage = entry.folder === "about" && isAboutFree && entry.fields.draft === true
      return isPage ? { ...entry, folder: "pages/former-about" } : entry
    })
    .filter(({ folder, source, body }) =>
      folder === "about" ? isAboutFree : found.length === 1 || source.becomes !== "pages" || hasWords(body),
    )
  const others = complete.filter(({ folder }) => folder !== "about")
  refuseExisting(staging, new Map(others.map((entry) => [entryOf(fileOf(entry)), entry.source.file])))
  for (const entry of complete) writeEntry(staging, entry)
  return checked(staging, complete)
}

/** Returns the lists that have an entry, by their paths in the other system. */
function listsOf({ source: { becomes, path: folder }, fields }: MappedEntry): (readonly [string, string])[] {
  if (becomes === "pages") return []
  const names = [path.basename(folder).replace(/^_/, ""), ...(becomes === "notes" ? ["archives", "archive"] : [])]
  const tags = [fields.tags ?? []].flat().map((tag) => tagSlug(String(tag)))
  return [
    ...names.map((name) => [`/${name}`, listPath(becomes)] as const),
    ...tags.flatMap((tag) =>
      ["tags", "tag", "categories"].map((name) => [`/${name}/${tag}`, tagPath(becomes, tag)] as const),
    ),
  ]
}

/** Returns the fields of an entry. The featured projects of v4 have their dates in entries of the same titles, which then need no page. */
function withoutTwin({ source, fields }: MappedEntry, all: readonly MappedEntry[]): FieldValues {
  const others = all.filter((one) => one.source.becomes === source.becomes && one.fields.title === fields.title)
  const twin = others.find((one) => one.source.fields?.featured !== source.fields?.featured)
  if (twin === undefined) return fields
  if (!source.fields?.featured) return { ...fields, draft: true }
  return { ...(twin.fields.date !== undefined && { date: twin.fields.date }), ...fields }
}

/** A page of code alone has nothing that could be imported. */
function hasWords(body: string): boolean {
  return /\p{L}{2}/u.test(body.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ""))
}

/** Throws an OwnerError that lists those folders that exist, with their sources. */
export function refuseExisting(staging: string, folders: ReadonlyMap<string, string>): void {
  const taken = [...folders].filter(([folder]) => existsSync(path.join(staging, folder)))
  if (taken.length === 0) return
  const lines = taken.map(([folder, source]) => `${folder} already exists, so ${source} cannot be imported.`)
  throw new OwnerError([...lines, "Nothing has been changed. Rename these, or import single files."].join("\n"))
}

function writeEntry(staging: string, entry: ImportedEntry): void {
  const file = path.join(staging, fileOf(entry))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, formatEntry(entry))
  for (const [source, name] of entry.files) cpSync(source, path.join(path.dirname(file), name), { dereference: true })
}

/** Returns the entries; fields that the content check refuses become comments. Links and images of texts are their owner's to correct. */
function checked(staging: string, entries: readonly ImportedEntry[]): ImportedEntry[] {
  const errors = diagnoseContent(path.join(staging, "content")).diagnostics.filter(isError)
  return entries.map((entry) => {
    const own = errors.filter(({ file, field }) => file === fileOf(entry) && !["link", TEXT_IMAGE].includes(field))
    if (own.length === 0) return entry
    const names = own.map(({ field }) => field.split(/[.[]/)[0] ?? "")
    const wrong = Object.entries(entry.fields).filter(([name]) => names.includes(name))
    const isIncomplete = entry.isIncomplete || names.some(isNeeded)
    const removed = Object.fromEntries(names.map((name) => [name, undefined]))
    const fields = { ...entry.fields, ...removed, ...(isIncomplete && { draft: true }) }
    const right = { ...entry, fields, comments: [...commentsOf(wrong), ...entry.comments], isIncomplete }
    writeEntry(staging, right)
    return right
  })
}
