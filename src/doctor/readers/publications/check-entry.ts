import { type Diagnostic, formatLatex, formatValue, say, unexpected, warn } from "~/src/doctor/diagnostics/diagnostic"
import { didYouMean, nearestName } from "~/src/doctor/diagnostics/nearest-name"
import { typesetMaths } from "~/src/doctor/readers/maths/typeset-maths"

import { CITED, dateOf, doiOf, publisherOf, SHOWN } from "./bibtex-fields"
import { checkAuthors } from "./check-authors"
import { checkValues } from "./check-values"
import { shownName } from "./cite"
import type { BibEntry } from "./parse-bibtex"

/** The fields whose misspellings are reported, and two that resemble them. */
const FIELDS = [
  ...["author", "journal", "booktitle", "publisher", "year", "month", "doi", "url", "pdf", "code", "project"],
  ...["selected", "abstract", "urn", "coden"],
]
const TEXTS = "title author journal journaltitle booktitle publisher school institution abbr abstract".split(" ")
const KEY = /^[^\s{}(),%#"'=~\\]+$/

/** `files` are those in `static`. */
export function checkEntry(entry: BibEntry, files: readonly string[]): Diagnostic[] {
  return [
    ...checkNames(entry),
    ...checkTitle(entry),
    ...checkSpelling(entry),
    ...checkAuthors(entry),
    ...checkFormulas(entry),
    ...checkCommands(entry),
    ...checkValues(entry, files),
  ]
}

/** Reports entries with the key of another one, and entries about the same publication. */
export function checkTwins(entries: readonly BibEntry[]): Diagnostic[] {
  return entries.flatMap((entry, index): Diagnostic[] => {
    const before = entries.slice(0, index)
    const sameKey = before.find(({ key }) => key === entry.key)
    if (sameKey !== undefined) {
      const message = `The key ${formatValue(entry.key)} is also that of the entry in line ${sameKey.placeOf("entry").line}.`
      const fix = "Change one of the two, or remove its entry."
      return [{ ...entry.placeOf("entry"), ...say("publication-key", message, fix) }]
    }
    const twin = before.find((other) => isTwin(entry, other))
    if (twin === undefined) return []
    const message = `${formatValue(entry.fields.title ?? entry.key)} is also the publication in line ${twin.placeOf("entry").line}.`
    return [{ ...entry.placeOf("title"), ...say("publication-twice", message, "Remove one of the two entries.") }]
  })
}

/** Returns a title without what may differ between two lists: case, spaces and punctuation. */
export function comparableTitle(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}

/** A preprint has the title of its article, but not its DOI, and a paper of a workshop that of a conference's, but not its venue. */
function isTwin({ fields: one }: BibEntry, { fields: other }: BibEntry): boolean {
  const [doi, otherDoi] = [doiOf(one), doiOf(other)].map((written) => written?.toLowerCase())
  if (doi !== undefined || otherDoi !== undefined) return doi === otherDoi
  const [title, otherTitle] = [one, other].map((fields) => comparableTitle(fields.title ?? ""))
  const [venue, otherVenue] = [one, other].map((fields) => comparableTitle(publisherOf(fields) ?? ""))
  const isElsewhere = venue !== "" && otherVenue !== "" && venue !== otherVenue
  return title !== "" && title === otherTitle && yearOf(one) === yearOf(other) && !isElsewhere
}

function yearOf(fields: BibEntry["fields"]): string | undefined {
  return dateOf(fields)?.slice(0, 4)
}

function checkNames({ unknownNames, placeOf }: BibEntry): Diagnostic[] {
  const shown = Object.entries(unknownNames).filter(([field]) => CITED.includes(field) || SHOWN.includes(field))
  return shown.map(([field, name]) => {
    const message = `${formatValue(name)} has neither braces nor quotes, and no @string defines it.`
    return { ...placeOf(field), ...say("bibtex-string", message, `Write {${name}}.`) }
  })
}

function checkTitle({ key, fields, placeOf }: BibEntry): Diagnostic[] {
  if (!KEY.test(key)) {
    const message = unexpected("a key of letters, digits and hyphens after the brace", formatValue(key))
    return [{ ...placeOf("entry"), ...say("publication-key", message, "Write a key, for example: @article{holm2019,") }]
  }
  if (fields.title) return []
  const near = nearestName("title", Object.keys(fields))
  const message = `The entry ${formatValue(key)} has no title.`
  const fix = near === undefined ? "Add it:\n  title = {The title of the publication}," : `Rename ${near} to title.`
  return [{ ...placeOf(near ?? "title"), ...say("publication-title", message, fix) }]
}

function checkSpelling({ fields, placeOf }: BibEntry): Diagnostic[] {
  return Object.keys(fields).flatMap((field): Diagnostic[] => {
    const near = nearestName(field, FIELDS)
    if (near === undefined || near === field || fields[near] !== undefined) return []
    const message = `\`${field}\` is not a known field, so nothing shows it.`
    return [warn(placeOf(field), say("unknown-field", message, didYouMean(near)))]
  })
}

function checkFormulas({ title, placeOf }: BibEntry): Diagnostic[] {
  return title.flatMap((part) => {
    const result = typeof part === "string" ? null : typesetMaths(part.tex, false)
    if (typeof part === "string" || result === null || "math" in result) return []
    const { message, fix = "Correct it." } = result.mistake
    const formula = `${message} The formula is ${formatLatex(part.tex)}.`
    return [warn(placeOf("title"), say("formula", formula, fix))]
  })
}

function checkCommands({ authors, title, fields, placeOf }: BibEntry): Diagnostic[] {
  const words = title.filter((part) => typeof part === "string").join("")
  const shown: typeof fields = { ...fields, title: words, author: authors.map(shownName).join(" and ") }
  return TEXTS.flatMap((field): Diagnostic[] => {
    if (!/\\[a-z'`"^~=.]/i.test(shown[field] ?? "")) return []
    const message = `${formatLatex(shown[field] ?? "")} has a command of LaTeX that would be shown as it is.`
    return [warn(placeOf(field), say("latex-command", message, "Write the text that it stands for."))]
  })
}
