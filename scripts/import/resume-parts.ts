import { readdirSync, statSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { formatDiagnostic } from "~/src/doctor/diagnostic"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { dateOf, doiOf, publisherOf } from "~/src/doctor/publications/entry-values"
import { type BibEntry, parseBibtex } from "~/src/doctor/publications/parse-bibtex"
import { asDate, asPeriod } from "~/src/doctor/translation/convert-date"
import { isFields } from "~/src/doctor/translation/field-values"
import { doiUrl } from "~/src/lib/addresses/doi-url"

import type { Entry } from "./find-entries"
import { parseCsv } from "./parse-csv"
import { readEntryText, readUtf8 } from "./read-source"

type Fields = Record<string, unknown>
/** Sections of a résumé, whose fields still have the names of other systems. */
export type ResumeParts = Record<string, Fields | Fields[]>

/**
 * The files of LinkedIn's export, the section that each becomes, and the columns that may be published, with the field
 * if it is not known by that name.
 */
const LINKEDIN: readonly (readonly [file: string, section: string, columns: string])[] = [
  ["profile.csv", "basics", "First Name,Last Name,Headline,Summary"],
  ["positions.csv", "work", "Company Name,Title,Description,Location,Started On,Finished On"],
  ["education.csv", "education", "School Name,Degree Name,Start Date,End Date"],
  ["skills.csv", "skills", "Name"],
  ["languages.csv", "languages", "Name,Proficiency"],
  ["certifications.csv", "certificates", "Name,Authority,Url,Started On"],
  ["publications.csv", "publications", "Name,Publisher,Published On,Url,Description"],
  ["honors.csv", "awards", "Title,Issued On,Description"],
  ["volunteering.csv", "volunteer", "Company Name,Role,Description,Started On,Finished On"],
  ["projects.csv", "projects", "Title:name,Description,Url,Started On,Finished On"],
]

/** Returns the jobs and publications among the entries, the latest first. */
export function partsOfEntries(entries: readonly Entry[]): ResumeParts {
  const of = (kind: Entry["becomes"]) => entries.filter(({ becomes }) => becomes === kind)
  const work = of("work").map(jobFrom)
  const papers = of("publications").flatMap(({ file }) => papersFrom(file))
  const latest = (list: readonly Fields[]) => list.toSorted((a, b) => String(b.date).localeCompare(String(a.date)))
  return {
    ...(work.length > 0 && { work: latest(work).map(({ date: _date, ...job }) => job) }),
    ...(papers.length > 0 && { publications: latest(papers) }),
  }
}

/** Returns what LinkedIn's export holds for a résumé. Throws an OwnerError if a folder has none of its files. */
export function partsOfLinkedin(folder: string): ResumeParts {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  const files = new Map(names.map((file) => [file.toLowerCase(), path.join(folder, file)]))
  const parts: ResumeParts = {}
  for (const [name, section, columns] of LINKEDIN) {
    const file = files.get(name)
    const rows = file === undefined ? [] : parseCsv(readUtf8(file))
    const entries = rows.map((row) => {
      const fields = columns.split(",").map((column) => column.split(":"))
      return Object.fromEntries(
        fields.flatMap(([column = "", name = column]) => (row[column] ? [[name, row[column]]] : [])),
      )
    })
    if (entries[0] !== undefined) parts[section] = section === "basics" ? entries[0] : entries
  }
  if (Object.keys(parts).length > 0) return parts
  throw new OwnerError(`${folder} has no Positions.csv or other file of LinkedIn's export. Unpack the archive first.`)
}

/** The date of a job only sorts it. A period that cannot be read stays as a text. */
function jobFrom({ file, fields: added }: Entry): Fields {
  const { source, markdown } = parseMarkdownFile(file, readEntryText(file))
  const { range, ...fields } = isFields(source.data) ? source.data : {}
  const isPeriod = asPeriod(range) !== undefined
  const content = [isPeriod ? "" : range, markdown?.body.trim()].filter(Boolean).join("\n")
  return { ...fields, ...added, ...(isPeriod && { period: range }), ...(content !== "" && { content }) }
}

function papersFrom(file: string): Fields[] {
  const { entries, diagnostics } = parseBibtex(file, readUtf8(file))
  const unreadable = diagnostics.find(({ field }) => field === "entry")
  if (unreadable !== undefined) throw new OwnerError(formatDiagnostic(unreadable))
  return entries.map(({ fields }) => publicationFrom(fields))
}

function publicationFrom(fields: BibEntry["fields"]): Fields {
  const { title, year, url, html, arxiv } = fields
  const doi = doiOf(fields)
  const addresses = [url, html, doi && doiUrl(doi), arxiv && `https://arxiv.org/abs/${arxiv}`]
  return {
    title,
    publisher: publisherOf(fields),
    date: asDate(dateOf(fields)) ?? year,
    url: addresses.find((address) => URL.canParse(address ?? "")),
  }
}
