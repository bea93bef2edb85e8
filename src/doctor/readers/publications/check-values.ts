import { type Diagnostic, formatValue, say, unexpected } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { isHidden } from "~/src/doctor/readers/files/content-folder"
import { checkPublishedType } from "~/src/doctor/readers/files/published-types"
import { adviseHttps, expectedAddress, meantAddress } from "~/src/doctor/schemas/expected-address"
import { partialDate } from "~/src/doctor/schemas/field-types"

import { addressOf, dateOf, doiOf, isAddress } from "./bibtex-fields"
import type { BibEntry } from "./parse-bibtex"

const DOI = /^10\.\d{4,9}(?:\.\d+)*\/[^\s{}\\]+$/
const ADDRESSES = ["url", "html", "code"]

/** Reports a wrong date, DOI, address or file of an entry. `files` are those in `static`. */
export function checkValues(entry: BibEntry, files: readonly string[]): Diagnostic[] {
  const { pdf } = entry.fields
  const addresses = pdf !== undefined && isAddress(pdf) ? [...ADDRESSES, "pdf"] : ADDRESSES
  return [
    ...checkDate(entry),
    ...checkDoi(entry),
    ...addresses.flatMap((name) => checkAddress(entry, name)),
    ...checkFile(entry, files),
  ]
}

function checkDate({ fields, placeOf }: BibEntry): Diagnostic[] {
  const issue = partialDate.optional().safeParse(dateOf(fields)).error?.issues[0]
  if (issue === undefined) return []
  const report = (field: string, expected: string, example: string) => {
    const message = unexpected(expected, formatValue(fields[field]))
    return [{ ...placeOf(field), ...say("wrong-value", message, `Change or remove it, for example:\n  ${example},`) }]
  }
  if (fields.date) return report("date", issue.message, "date = {2024-05}")
  return /^\d{4}$/.test(fields.year ?? "")
    ? report("month", "a month: jan to dec, or 1 to 12", "month = may")
    : report("year", "a year of four digits, or words such as in press", "year = {2024}")
}

function checkDoi({ fields, placeOf }: BibEntry): Diagnostic[] {
  const doi = doiOf(fields)
  if (doi === undefined || DOI.test(doi)) return []
  const message = unexpected("a DOI, which begins with 10. and has a slash, without braces", formatValue(fields.doi))
  const fix = "Change it, for example to doi = {10.1000/182}, or write an address into url."
  return [{ ...placeOf("doi"), ...say("wrong-value", message, fix) }]
}

function checkAddress({ fields, placeOf, rewrite }: BibEntry, name: string): Diagnostic[] {
  const address = fields[name]
  const expected = address === undefined ? null : expectedAddress(address)
  if (address === undefined || expected === null) return []
  const meant = meantAddress(address)
  const isOther = meant !== undefined && meant !== address
  const fix = isOther ? adviseHttps(meant) : `Change ${name}, or remove it.`
  const edit = isOther && expectedAddress(meant) === null ? rewrite(name, meant) : null
  const found = say("wrong-value", unexpected(expected, formatValue(address)), fix)
  return [{ ...placeOf(name), ...found, ...(edit && { edits: [edit] }) }]
}

function checkFile({ fields: { pdf }, placeOf }: BibEntry, files: readonly string[]): Diagnostic[] {
  if (pdf === undefined || isAddress(pdf)) return []
  const file = addressOf(pdf).slice(1)
  if (files.includes(file) && !isHidden(file)) {
    const wrong = checkPublishedType(file)
    return wrong === null ? [] : [{ ...placeOf("pdf"), ...wrong }]
  }
  const message = `There is no file ${formatValue(`static/${file}`)}.`
  const fix = didYouMean(nearestName(file, files)) ?? "Put it into static, or remove pdf."
  return [{ ...placeOf("pdf"), ...say("name-no-file", message, fix) }]
}
