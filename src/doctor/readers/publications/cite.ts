import { CITED, dateOf, doiOf, MONTHS, statusOf } from "./bibtex-fields"
import type { BibEntry } from "./parse-bibtex"

/** Fields whose value here is written as it is. */
const WRITTEN = ["title", "author", "editor", "doi", "url"]
const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "–": "--",
  "—": "---",
  "-": "-{}",
}

/** Returns an entry as BibTeX to copy: the fields that describe the publication, and no other. */
export function citeEntry(entry: Omit<BibEntry, "unknownNames" | "placeOf" | "rewrite">): string {
  const { type, key, authors, editors, title, fields } = entry
  const [year = statusOf(fields), month] = dateOf(fields)?.split("-") ?? []
  const { journal = fields.journaltitle } = fields
  const values: Record<string, string | undefined> = {
    ...{ ...fields, journal, year, doi: doiOf(fields) },
    ...{ author: authors.map(citedName).join(" and "), editor: editors.map(citedName).join(" and ") },
    // Each style writes a name of BibTeX in its own way.
    month: MONTHS[Number(month) - 1],
    // Styles write the titles of articles in lowercase, but for what is in braces.
    title: `{${title.map((part) => (typeof part === "string" ? escapeLatex(part) : `$${part.tex}$`)).join("")}}`,
  }
  const lines = CITED.flatMap((name) => {
    const value = values[name]
    if (!value) return []
    if (name === "month") return [`  month = ${value},\n`]
    return [`  ${name} = {${WRITTEN.includes(name) ? value : escapeLatex(value)}},\n`]
  })
  return `@${type}{${key},\n${lines.join("")}}\n`
}

export function shownName({ family, given, prefix, suffix }: BibEntry["authors"][number]): string {
  if (family === "others" && !given) return "et al."
  return [given, prefix, family, suffix].filter(Boolean).join(" ")
}

function citedName({ family, given, prefix, suffix }: BibEntry["authors"][number]): string {
  if (!given && /[ ,=]/.test(family)) return `{${escapeLatex(family)}}`
  return escapeLatex([[prefix, family].filter(Boolean).join(" "), suffix, given].filter(Boolean).join(", "))
}

function escapeLatex(text: string): string {
  const escaped = text.replace(/[&%$#_{}]/g, "\\$&")
  return escaped.replace(/\\(?![&%$#_{}])|[~^–—]|-(?=-)/g, (sign) => SIGNS[sign] ?? sign)
}
