import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { namesBelow } from "~/src/doctor/readers/files/resolve-file"

import { type ResumeParts, withHighlights } from "./resume-parts"
import { readUtf8 } from "./source/read-source"
import { isPartOfSite } from "./source/site-folders"

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
