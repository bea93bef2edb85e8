import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { OwnerError } from "~/scripts/command/run-command"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { asDate, asPeriod } from "~/src/doctor/translation/convert-date"
import { asText, firstText } from "~/src/doctor/translation/convert-value"

import type { Entry } from "./find-entries"
import { parseBibtex } from "./parse-bibtex"
import { parseCsv } from "./parse-csv"

type Fields = Record<string, unknown>
/** Sections of a résumé, whose fields may still have the names of other systems. */
export type ResumeParts = Record<string, Fields | Fields[]>

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")

/** The files of LinkedIn's export, the section that each becomes, and the columns that may be published. */
const LINKEDIN: readonly (readonly [file: string, section: string, columns: string])[] = [
  ["Profile", "basics", "First Name,Last Name,Headline,Summary"],
  ["Positions", "work", "Company Name,Title,Description,Location,Started On,Finished On"],
  ["Education", "education", "School Name,Degree Name,Start Date,End Date,Activities"],
  ["Skills", "skills", "Name"],
  ["Languages", "languages", "Name,Proficiency"],
  ["Certifications", "certificates", "Name,Authority,Url,Started On"],
  ["Publications", "publications", "Name,Publisher,Published On,Url,Description"],
  ["Honors", "awards", "Title,Issued On,Description"],
  ["Volunteering", "volunteer", "Company Name,Role,Description,Started On,Finished On"],
  ["Projects", "projects", "Title,Description,Url,Started On,Finished On"],
]
/** Columns that the translation of a résumé does not know by their own names. */
const RENAMED: Readonly<Record<string, string>> = { "volunteer.Description": "summary", "projects.Title": "name" }

/** Returns the jobs and publications among the entries, the latest first. */
export function partsOfEntries(entries: readonly Entry[]): ResumeParts {
  const of = (kind: Entry["becomes"]) => entries.filter(({ becomes }) => becomes === kind)
  const jobs = of("work").map(({ file }) => jobFrom(file))
  const papers = of("publications").flatMap(({ file }) => parseBibtex(readFileSync(file, "utf8")).map(publicationFrom))
  const latest = (list: readonly Fields[], date: string) =>
    list.toSorted((a, b) => String(b[date] ?? "").localeCompare(String(a[date] ?? "")))
  return {
    ...(jobs.length > 0 && { work: latest(jobs, "startDate") }),
    ...(papers.length > 0 && { publications: latest(papers, "releaseDate") }),
  }
}

/** Returns what LinkedIn's export holds for a résumé. Throws an OwnerError if a folder has none of its files. */
export function partsOfLinkedin(folder: string): ResumeParts {
  const files = readdirSync(folder)
  const parts: ResumeParts = {}
  for (const [name, section, columns] of LINKEDIN) {
    const file = files.find((each) => each.toLowerCase() === `${name.toLowerCase()}.csv`)
    const rows = file === undefined ? [] : parseCsv(readFileSync(path.join(folder, file), "utf8"))
    const entries = rows.map((row) => pick(row, columns.split(","), section))
    const [first] = entries
    if (first !== undefined) parts[section] = section === "basics" ? first : entries
  }
  if (Object.keys(parts).length > 0) return parts
  throw new OwnerError(
    `${folder} has no file of LinkedIn's export, such as Positions.csv. Unpack the archive, and give its folder.`,
  )
}

function pick(row: Record<string, string>, columns: readonly string[], section: string): Fields {
  const filled = columns.filter((column) => (row[column] ?? "") !== "")
  return Object.fromEntries(filled.map((column) => [RENAMED[`${section}.${column}`] ?? column, row[column]]))
}

/** A period that cannot be read stays as a text. */
function jobFrom(file: string): Fields {
  const { source, markdown } = parseMarkdownFile(file, readFileSync(file, "utf8").replace(/^\uFEFF/, ""))
  const written = firstText(source.data, "range period duration dates")
  const { date: startDate, endDate } = asPeriod(written) ?? {}
  const body = markdown?.body.trim() ?? ""
  const points = body.split(/(?:^|\n)[-*+] +/)
  const [before = "", ...highlights] = points.map(
    (point) => asText(point.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")) ?? "",
  )
  const summary = [startDate === undefined ? written : undefined, before].filter(Boolean).join(". ")
  return {
    name: firstText(source.data, "company organization organisation employer") ?? path.basename(path.dirname(file)),
    position: firstText(source.data, "title position role"),
    location: firstText(source.data, "location"),
    url: firstText(source.data, "url website"),
    startDate,
    ...(endDate !== "present" && { endDate }),
    ...(summary !== "" && { summary }),
    ...(highlights.length > 0 && { highlights }),
  }
}

function publicationFrom(fields: Record<string, string>): Fields {
  const { title, year, month = "", url, html, doi, arxiv } = fields
  const publisher = fields.journal ?? fields.booktitle ?? fields.publisher ?? fields.school ?? fields.institution
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month)
  const address = [url, html, doi && `https://doi.org/${doi}`, arxiv && `https://arxiv.org/abs/${arxiv}`]
  return {
    name: title,
    publisher,
    releaseDate: asDate(number > 0 ? `${year}-${number}` : year) ?? asDate(year),
    url: address.find((each) => each !== undefined && URL.canParse(each)),
  }
}
