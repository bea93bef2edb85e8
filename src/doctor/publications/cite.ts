import type { BibEntry } from "~/src/doctor/publications/parse-bibtex"

/** The fields of a citation in their order. All others are left out: reference managers add notes and paths of files (S3). */
const CITED = [
  ...["title", "author", "journal", "booktitle", "publisher", "school", "institution"],
  ...["year", "month", "volume", "number", "pages", "doi", "url"],
]
/** Fields whose text LaTeX does not read as such. */
const VERBATIM = ["doi", "url"]
const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
}

/** Returns an entry as BibTeX to copy: the fields that describe the publication, and no other. */
export function citeEntry({ type, key, authors, fields }: BibEntry, found: { date?: string; doi?: string }): string {
  const [year, month] = found.date?.split("-") ?? []
  const { journal = fields.journaltitle } = fields
  const values: Record<string, string | undefined> = {
    ...{ ...fields, journal, year, month, doi: found.doi, author: authors.map(citedName).join(" and ") },
    // Styles write the titles of articles in lowercase, but for what is in braces.
    title: `{${escapeLatex(fields.title ?? "")}}`,
  }
  const lines = CITED.flatMap((name) => {
    const value = values[name]
    if (!value) return []
    const isWritten = [...VERBATIM, "author", "title"].includes(name)
    return [`  ${name} = {${isWritten ? value : escapeLatex(value)}},\n`]
  })
  return `@${type}{${key},\n${lines.join("")}}\n`
}

/** Returns the name of an author as pages show it. */
export function shownName({ family, given, prefix, suffix }: BibEntry["authors"][number]): string {
  if (family === "others" && !given) return "et al."
  return [given, prefix, family, suffix].filter(Boolean).join(" ")
}

function citedName({ family, given, prefix, suffix }: BibEntry["authors"][number]): string {
  if (!given && family.includes(" ")) return `{${escapeLatex(family)}}`
  return escapeLatex([[prefix, family].filter(Boolean).join(" "), suffix, given].filter(Boolean).join(", "))
}

function escapeLatex(text: string): string {
  return text.replace(/[&%$#_{}]/g, "\\$&").replace(/\\(?![&%$#_{}])|[~^]/g, (sign) => SIGNS[sign] ?? sign)
}
