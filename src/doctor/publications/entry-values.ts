import type { BibEntry } from "~/src/doctor/publications/parse-bibtex"

/** As BibTeX names them. */
export const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

type Fields = BibEntry["fields"]

/** Returns the date of an entry at its own precision, of a range its start; undefined if it has none. */
export function dateOf({ date, year, month }: Fields): string | undefined {
  if (date) return date.split("/")[0]
  return year && month ? `${year}-${monthNumber(month).padStart(2, "0")}` : year
}

function monthNumber(month: string): string {
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  return index === -1 ? month : String(index + 1)
}

/** Returns a DOI without the address of its resolver. */
export function doiOf({ doi }: Fields): string | undefined {
  return doi?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "")
}

/** Returns where a publication has appeared: a journal, a book of several authors, a publisher or a school. */
export function publisherOf({ journal, journaltitle, booktitle, publisher, school, institution }: Fields) {
  return journal ?? journaltitle ?? booktitle ?? publisher ?? school ?? institution
}

/** Returns an address as it is, and the path of a file in `static` with a slash at its start. */
export function addressOf(pdf: string): string {
  return isAddress(pdf) ? pdf : `/${pdf.replace(/^\//, "")}`
}

export function isAddress(text: string): boolean {
  return /^[a-z]+:\/\//i.test(text)
}
