import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { namesBelow } from "~/src/doctor/readers/files/resolve-file"

import { asPeriod } from "./fields/convert-date"
import type { Entry } from "./source/find-entries"
import { readSource, readUtf8 } from "./source/read-source"
import { isPartOfSite } from "./source/site-folders"

type Fields = Record<string, unknown>
/** Before the points of a list that is written as one text. */
const BULLET = /(?:^|\n)\s*[•*-]\s+/
/** Sections of a résumé, whose fields may still have the names and forms of other systems. */
export type ResumeParts = Record<string, Fields | Fields[]>

const STORY = "Description:summary,Started On:startDate,Finished On:endDate"
/**
 * The files of LinkedIn's export, the section that each becomes, and the columns that may be published: each with its field, if that is
 * not its name in lowercase.
 */
const LINKEDIN: readonly (readonly [file: string, section: string, columns: string])[] = [
  ["profile.csv", "basics", "First Name:first,Last Name:last,Headline:label,Summary"],
  ["positions.csv", "work", `Company Name:name,Title:position,Location,${STORY}`],
  ["education.csv", "education", "School Name:institution,Degree Name:studyType,Start Date:startDate,End Date:endDate"],
  ["skills.csv", "skills", "Name"],
  ["languages.csv", "languages", "Name:language,Proficiency:fluency"],
  ["certifications.csv", "certificates", "Name,Authority:issuer,Url,Started On:date"],
  ["publications.csv", "publications", "Name,Publisher,Published On:releaseDate,Url,Description:summary"],
  ["honors.csv", "awards", "Title,Issued On:date,Description:summary"],
  ["volunteering.csv", "volunteer", `Company Name:organization,Role:position,${STORY}`],
  ["projects.csv", "projects", "Title:name,Description,Url,Started On:startDate,Finished On:endDate"],
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
    const fields = columns.split(",").map((column) => column.split(":"))
    const entries = rows.map((row) =>
      Object.fromEntries(fields.map(([column = "", name = column.toLowerCase()]) => [name, row[column]])),
    )
    const [{ first = "", last = "", ...basics } = {}] = entries
    if (section === "basics" && entries.length > 0) parts.basics = { name: `${first} ${last}`.trim(), ...basics }
    else if (entries.length > 0) parts[section] = columns.endsWith(STORY) ? entries.map(withHighlights) : entries
  }
  if (Object.keys(parts).length > 0) return parts
  throw new OwnerError(`${folder} has no Positions.csv or other file of LinkedIn's export. Unpack the archive first.`)
}

/** The date of a job only sorts it. A period that cannot be read stays as a text. */
function jobFrom({ file, fields: added }: Entry): Fields {
  const { body, fields: data } = readSource(file)
  const { range, ...fields } = data
  const { date: startDate, endDate } = asPeriod(range) ?? {}
  const summary = [startDate === undefined && range, body.trim()].filter(Boolean).join("\n")
  return withHighlights({ ...fields, ...added, startDate, endDate, summary })
}

/** Returns the fields of a job with the points of its text as highlights. */
function withHighlights(fields: Fields): Fields {
  const [summary = "", ...highlights] = String(fields.summary ?? "").split(BULLET)
  return highlights.length === 0 ? fields : { ...fields, summary: summary.trim(), highlights }
}

/** Returns the rows of a CSV file (RFC 4180) by the names in its first row. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, separator, quoted, plain = ""] of text.matchAll(/(^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n][^,\n]*)?)/g)) {
    if (separator === "\n") rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  const [names = [], ...others] = rows
  const filled = others.filter((row) => row.some((value) => value.trim() !== ""))
  return filled.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index]?.trim() ?? ""])))
}
