import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { namesBelow } from "~/src/doctor/readers/files/resolve-file"

import { asPeriod } from "./fields/convert-date"
import type { Entry } from "./source/find-entries"
import { readSource, readUtf8 } from "./source/read-source"
import { isPartOfSite } from "./source/site-folders"

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

/** Returns the jobs among the entries, the latest first. */
export function partsOfEntries(entries: readonly Entry[]): ResumeParts {
  const work = entries.filter(({ becomes }) => becomes === "work").map(jobFrom)
  const latest = (list: readonly Fields[]) => list.toSorted((a, b) => String(b.date).localeCompare(String(a.date)))
  return work.length === 0 ? {} : { work: latest(work).map(({ date: _date, ...job }) => job) }
}

/** Throws an OwnerError if a folder has none of the files of LinkedIn's export. */
export function partsOfLinkedin(folder: string): ResumeParts {
  const files = new Map(namesBelow(folder).map((file) => [file.toLowerCase(), path.join(folder, file)]))
  const parts: ResumeParts = {}
  for (const [name, section, columns] of LINKEDIN) {
    const file = files.get(name)
    const rows = file === undefined || !isPartOfSite(file, folder) ? [] : parseCsv(readUtf8(file))
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
  const { body, fields: data } = readSource(file)
  const { range, ...fields } = data
  const isPeriod = asPeriod(range) !== undefined
  const content = [isPeriod ? "" : range, body.trim()].filter(Boolean).join("\n")
  return { ...fields, ...added, ...(isPeriod && { period: range }), ...(content !== "" && { content }) }
}

/** Returns the rows of a CSV file (RFC 4180) by the names in its first row. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, separator = "", quoted, plain = ""] of text
    .replace(/^\uFEFF/, "")
    .matchAll(/(^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)?)/g)) {
    if (separator.endsWith("\n")) rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  const [names = [], ...others] = rows
  const filled = others.filter((row) => row.some((value) => value.trim() !== ""))
  return filled.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index]?.trim() ?? ""])))
}
