import { type Diagnostic, formatValue, unexpected } from "~/src/doctor/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/fields/nearest-name"
import type { BibEntry } from "~/src/doctor/publications/parse-bibtex"
import { isHidden } from "~/src/doctor/readers/content-folder"
import { adviseHttps, expectedAddress, meantAddress } from "~/src/doctor/schemas/expected-address"
import { partialDate } from "~/src/doctor/schemas/field-types"

import { shownName } from "./cite"
import { addressOf, dateOf, doiOf, isAddress } from "./entry-values"

const DOI = /^10\.\d{4,9}(?:\.\d+)*\/[^\s{}\\]+$/
/** The fields whose misspellings are reported, and what is none. */
const FIELDS = ["author", "journal", "booktitle", "publisher", "year", "month", "doi", "url", "pdf", "code", "project"]
const OTHER_FIELDS = ["urn", "coden"]
const SHOWN = ["title", "author", "journal", "journaltitle", "booktitle", "publisher", "school", "institution"]
const IN_BRACES = /\{[^{}]*\}/
const KEY = /^[^\s{}(),%#"'=~\\]+$/

/** Reports the mistakes of an entry. `files` are those in `static`. */
export function checkEntry(entry: BibEntry, files: readonly string[]): Diagnostic[] {
  const { pdf } = entry.fields
  return [
    ...checkNames(entry),
    ...checkTitle(entry),
    ...checkSpelling(entry),
    ...checkAuthors(entry),
    ...checkCommands(entry),
    ...checkDate(entry),
    ...checkDoi(entry),
    ...["url", "code", ...(pdf !== undefined && isAddress(pdf) ? ["pdf"] : [])].flatMap((name) =>
      checkAddress(entry, name),
    ),
    ...checkFile(entry, files),
  ]
}

/** Reports entries with the key of another one, and entries about the same publication. */
export function checkTwins(entries: readonly BibEntry[]): Diagnostic[] {
  return entries.flatMap((entry, index): Diagnostic[] => {
    const before = entries.slice(0, index)
    const sameKey = before.find(({ key }) => key === entry.key)
    if (sameKey !== undefined) {
      const message = `The key ${formatValue(entry.key)} is also that of the entry in line ${sameKey.placeOf("entry").line}.`
      return [{ ...entry.placeOf("entry"), message, fix: "Change one of the two, or remove its entry." }]
    }
    const twin = before.find((other) => isTwin(entry, other))
    if (twin === undefined) return []
    const message = `${formatValue(entry.fields.title ?? entry.key)} is also the publication in line ${twin.placeOf("entry").line}.`
    return [{ ...entry.placeOf("title"), message, fix: "Remove one of the two entries." }]
  })
}

/** Returns a title without what may differ between two lists: case, spaces and punctuation. */
export function comparableTitle(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}

/** A preprint has the title of its article, but not its DOI. */
function isTwin({ fields: one }: BibEntry, { fields: other }: BibEntry): boolean {
  const [doi, otherDoi] = [doiOf(one), doiOf(other)].map((written) => written?.toLowerCase())
  if (doi !== undefined || otherDoi !== undefined) return doi === otherDoi
  const [title, otherTitle] = [one, other].map((fields) => comparableTitle(fields.title ?? ""))
  return title !== "" && title === otherTitle && yearOf(one) === yearOf(other)
}

function yearOf(fields: BibEntry["fields"]): string | undefined {
  return dateOf(fields)?.slice(0, 4)
}

function checkNames({ unknownNames, placeOf }: BibEntry): Diagnostic[] {
  return Object.entries(unknownNames).map(([field, name]) => {
    const message = `${formatValue(name)} has neither braces nor quotes, and no @string defines it.`
    return { ...placeOf(field), message, fix: `Write {${name}}.` }
  })
}

function checkTitle({ key, fields, placeOf }: BibEntry): Diagnostic[] {
  if (!KEY.test(key)) {
    const message = unexpected("a key of letters, digits and hyphens after the brace", formatValue(key))
    return [{ ...placeOf("entry"), message, fix: "Write a key, for example: @article{holm2019," }]
  }
  if (fields.title) return []
  const near = nearestName("title", Object.keys(fields))
  const message = `The entry ${formatValue(key)} has no title.`
  const fix = near === undefined ? "Add it:\n  title = {The title of the publication}," : `Rename ${near} to title.`
  return [{ ...placeOf(near ?? "title"), message, fix }]
}

function checkSpelling({ fields, placeOf }: BibEntry): Diagnostic[] {
  return Object.keys(fields).flatMap((field): Diagnostic[] => {
    const near = nearestName(field, [...FIELDS, ...OTHER_FIELDS])
    if (near === undefined || near === field || fields[near] !== undefined) return []
    const message = `\`${field}\` is not a known field, so nothing shows it.`
    return [{ ...placeOf(field), severity: "warning", message, fix: didYouMean(near) }]
  })
}

function checkAuthors({ fields: { author = "" }, placeOf }: BibEntry): Diagnostic[] {
  let names = author
  while (IN_BRACES.test(names)) names = names.replace(IN_BRACES, "")
  // A name has at most two commas: “Holm, Jr., Mara”.
  if (!names.split(/\sand\s/i).some((name) => name.split(",").length > 3)) return []
  const fix = "Change it, for example:\n  author = {Mara Holm and Ana Cruz},"
  return [{ ...placeOf("author"), message: unexpected('"and" between authors', formatValue(author)), fix }]
}

function checkCommands({ authors, fields, placeOf }: BibEntry): Diagnostic[] {
  const shown: typeof fields = { ...fields, author: authors.map(shownName).join(" and ") }
  return SHOWN.flatMap((field): Diagnostic[] => {
    if (!/\\[a-z]/i.test(shown[field] ?? "")) return []
    const message = `${formatValue(shown[field])} has a command of LaTeX that would be shown as it is.`
    return [{ ...placeOf(field), severity: "warning", message, fix: "Write the text that it stands for." }]
  })
}

function checkDate({ fields, placeOf }: BibEntry): Diagnostic[] {
  const date = dateOf(fields)
  if (date === undefined || partialDate.safeParse(date).success) return []
  if (fields.date) {
    const message = unexpected("a date: 2024, 2024-05 or 2024-05-31", formatValue(fields.date))
    return [{ ...placeOf("date"), message, fix: "Change it, for example:\n  date = {2024-05}," }]
  }
  if (/^\d{4}$/.test(fields.year ?? "")) {
    const message = unexpected("a month: jan to dec, or 1 to 12", formatValue(fields.month))
    return [{ ...placeOf("month"), message, fix: "Change it, for example:\n  month = may," }]
  }
  const message = unexpected("a year of four digits", formatValue(fields.year))
  return [{ ...placeOf("year"), message, fix: "Change or remove it, for example:\n  year = {2024}," }]
}

function checkDoi({ fields, placeOf }: BibEntry): Diagnostic[] {
  const doi = doiOf(fields)
  if (doi === undefined || DOI.test(doi)) return []
  const message = unexpected("a DOI, which begins with 10. and has a slash, without braces", formatValue(fields.doi))
  const fix = "Change it, for example to doi = {10.1000/182}, or write an address into url."
  return [{ ...placeOf("doi"), message, fix }]
}

function checkAddress({ fields, placeOf }: BibEntry, name: string): Diagnostic[] {
  const address = fields[name]
  const expected = address === undefined ? null : expectedAddress(address)
  if (address === undefined || expected === null) return []
  const secure = meantAddress(address)
  const fix = secure === undefined || secure === address ? `Change ${name}, or remove it.` : adviseHttps(secure)
  return [{ ...placeOf(name), message: unexpected(expected, formatValue(address)), fix }]
}

function checkFile({ fields: { pdf }, placeOf }: BibEntry, files: readonly string[]): Diagnostic[] {
  if (pdf === undefined || isAddress(pdf)) return []
  const file = addressOf(pdf).slice(1)
  if (files.includes(file) && !isHidden(file)) return []
  const near = nearestName(file, files)
  const message = `There is no file ${formatValue(`static/${file}`)}.`
  const fix = near === undefined ? `Put it into static, or remove pdf.` : didYouMean(near)
  return [{ ...placeOf("pdf"), message, fix }]
}
