import { isError } from "~/src/doctor/diagnostics/diagnostic"
import { displayPath, PUBLICATIONS_FILE, staticFolder } from "~/src/doctor/readers/files/content-folder"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { readText } from "~/src/doctor/readers/files/read-text"
import { doiUrl } from "~/src/lib/addresses/doi-url"
import { encodePath } from "~/src/lib/addresses/encode-path"
import { parseOnce } from "~/src/lib/once"

import { addressOf, arxivOf, dateOf, doiOf, isAddress, isSelected, publisherOf, statusOf } from "./bibtex-fields"
import { checkEntry, checkTwins } from "./check-entry"
import { citeEntry, shownName } from "./cite"
import { type BibEntry, parseBibtex } from "./parse-bibtex"

type Cited = ReturnType<typeof toPublication>["publication"]
/** Only a publication of a BibTeX file has a citation; one of the résumé has other fields, too. */
export type Publication = Omit<Cited, "citation"> & Partial<Pick<Cited, "citation">>

export type ReadPublications = ReturnType<typeof readPublications>

/** The fields that a part has of its book. */
const INHERITED = ["booktitle", "publisher", "organization", "series", "edition", "volume", "number"]
const DATES = ["date", "year", "month"]
const THESIS = /thesis$/

const parseFile = parseOnce(parseBibtex)

/** Reads `publications.bib`, which is optional; there are no publications when there is none, or something in it is wrong. */
export function readPublications(root: string) {
  const { text, diagnostics: unread } = readText(root, PUBLICATIONS_FILE)
  if (text === null) return { publications: [], diagnostics: unread }
  const { entries, diagnostics: invalid } = parseFile(displayPath(PUBLICATIONS_FILE), text)
  const hasFile = entries.some(({ fields }) => fields.pdf !== undefined)
  const files = hasFile ? findFiles(staticFolder(root)).files : []
  const own = withParents(entries)
  const diagnostics = [...invalid, ...entries.flatMap((entry) => checkEntry(entry, files)), ...checkTwins(own)]
  return { publications: diagnostics.some(isError) ? [] : own.map(toPublication), diagnostics }
}

/** Gives entries what they lack of the book that their `crossref` names. Leaves out such a book if it has no author of its own. */
function withParents(entries: readonly BibEntry[]): BibEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]))
  const parentOf = ({ fields }: BibEntry) => byKey.get(fields.crossref?.toLowerCase() ?? "")
  const parents = new Set(entries.map(parentOf))
  const own = entries.filter((entry) => entry.authors.length > 0 || !parents.has(entry))
  return own.map((entry) => {
    const parent = parentOf(entry)
    if (parent === undefined) return entry
    const names = dateOf(entry.fields) === undefined ? [...INHERITED, ...DATES] : INHERITED
    const all = Object.entries({ booktitle: parent.fields.title ?? "", ...parent.fields })
    const fields = { ...Object.fromEntries(all.filter(([name]) => names.includes(name))), ...entry.fields }
    return { ...entry, editors: entry.editors.length > 0 ? entry.editors : parent.editors, fields }
  })
}

function toPublication(entry: BibEntry) {
  const { type, authors, title, fields } = entry
  const [date, status, doi, arxivNumber] = [dateOf(fields), statusOf(fields), doiOf(fields), arxivOf(fields)]
  const arxiv = arxivNumber && `https://arxiv.org/abs/${arxivNumber}`
  const url = fields.url ?? fields.html ?? (doi ? doiUrl(doi) : arxiv)
  const { abbr: badge, abstract, code, pdf } = fields
  const shown = { doi, arxiv, status, badge, abstract, code }
  const publication = {
    name: fields.title ?? "",
    ...filled({ publisher: publisherOf(fields), releaseDate: date, url }),
    citation: {
      authors: authors.map(shownName),
      ...(title.some((part) => typeof part !== "string") && { title }),
      ...filled({ ...shown, pdf: pdf && (isAddress(pdf) ? pdf : encodePath(addressOf(pdf))) }),
      isSelected: isSelected(entry),
      projects: fields.project ? [fields.project] : [],
      type: type === "book" ? "Book" : THESIS.test(type) ? "Thesis" : "ScholarlyArticle",
      bibtex: citeEntry(entry),
    },
  }
  return { publication, placeOf: entry.placeOf }
}

function filled<Name extends string>(fields: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  const given = Object.entries<string | undefined>(fields).filter(([, value]) => value)
  return Object.fromEntries(given) as Partial<Record<Name, string>>
}
