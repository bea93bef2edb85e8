import type { BibEntry } from "./parse-bibtex"

/** As BibTeX names them. */
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** The fields of a citation in their order. All others are left out: reference managers add notes and paths of files (S3). */
export const CITED = [
  ...["title", "author", "editor", "journal", "booktitle", "series", "edition", "publisher", "school", "institution"],
  ...["organization", "year", "month", "volume", "number", "pages", "eprint", "archiveprefix", "doi", "url"],
]
/** The fields that pages show in addition. */
export const SHOWN = ["subtitle", "date", "journaltitle", "abbr", "abstract", "html", "pdf", "code", "arxiv", "project"]

type Fields = BibEntry["fields"]

/** Returns the date of an entry at its own precision, of a range its start; undefined if it has none. */
export function dateOf({ date, year, month }: Fields): string | undefined {
  if (date) return date.split("/")[0]
  if (statusOf({ ...(year && { year }) }) !== undefined) return undefined
  return year && month ? `${year}-${monthNumber(month).padStart(2, "0")}` : year
}

function monthNumber(month: string): string {
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  return index === -1 ? month : String(index + 1)
}

/** Returns the words in the field of the year, of a publication that has not appeared yet: `in press`. */
export function statusOf({ date, year = "" }: Fields): string | undefined {
  return !date && /\p{L}/u.test(year) && !/\d/.test(year) ? year : undefined
}

/** `doi:`, or the address of a resolver or a publisher's page: `doi.org/`, `https://dl.acm.org/doi/pdf/`. */
const BEFORE_DOI = /^(?:(?:https?:\/\/[\w.-]+|(?:www\.|dx\.)?doi\.org)\/+(?:[\w-]+\/+)*|doi[:\s]\s*)+(?=10\.)/i

/** Returns a DOI without what is before or after it. */
export function doiOf({ doi }: Fields): string | undefined {
  const bare = doi?.replace(BEFORE_DOI, "").replace(/[.,;]+$/, "")
  return bare?.replace(/^(10\.\d+)%2F/i, "$1/")
}

const ARXIV =
  /^(?:https?:\/\/arxiv\.org\/(?:abs|pdf)\/|arxiv:\s*)?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(v\d+)?(?:\.pdf)?$/i

/** Returns the number of a preprint at arXiv. An `eprint` may be of another archive. */
export function arxivOf({ arxiv, eprint, archiveprefix, eprinttype = archiveprefix }: Fields): string | undefined {
  const written = arxiv ?? (/^arxiv$/i.test(eprinttype ?? "arxiv") ? eprint : undefined)
  const [, number, version = ""] = ARXIV.exec(written ?? "") ?? []
  return number && number + version
}

/** Returns where a publication has appeared: a journal, a book of several authors, a publisher or a school. */
export function publisherOf({ journal, journaltitle, booktitle, publisher, school, institution }: Fields) {
  return journal ?? journaltitle ?? booktitle ?? publisher ?? school ?? institution
}

/** Returns an address as it is, and the path of a file in `static` with a slash at its start. */
export function addressOf(pdf: string): string {
  return isAddress(pdf) ? pdf : `/${pdf.replace(/^\//, "")}`
}

/** Returns whether the About page shows a publication that has a place on the page of all: `selected = {true}`. */
export function isSelected({ fields, unknownNames }: Pick<BibEntry, "fields" | "unknownNames">): boolean {
  return /^(?:true|yes|1)$/i.test(fields.selected ?? unknownNames.selected ?? "")
}

export function isAddress(text: string): boolean {
  return /^[a-z]+:\/\//i.test(text)
}
