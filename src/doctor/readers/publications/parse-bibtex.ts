import { type Diagnostic, type Place, say, type TextEdit, warn } from "~/src/doctor/diagnostics/diagnostic"
import { positionsIn } from "~/src/doctor/diagnostics/positions-in"

import { plainTitle } from "./formulas"
import { packagePart, plainText, readAuthors, readTitle } from "./read-latex"

export type BibEntry = ReturnType<typeof toEntries>[number]

/** What the package reads: values are LaTeX. */
type RawEntry = { type: string; label: string; properties: Record<string, string | number> }

const ENTRY = /^[ \t]*@(?!(?:comment|string|preamble)\b)/gim
/** The beginning of an entry without its sign, which the package takes for a comment. */
const WITHOUT_SIGN = /^([a-z]+)[ \t]*\{[ \t]*[^\s{}"=,]+,[ \t]*(?:\r?\n|[a-z]+ *=)/gim
/** A comment of one line, and the parts of one in braces. */
const COMMENT_PARTS = /(?<=^[ \t]*[})]?[ \t]*)%.+|@comment\s*\{|[^@{}%\n]+|.|\n/gim

/** Reads BibTeX: its entries in plain text, and what cannot be read. */
export function parseBibtex(file: string, written: string): { entries: BibEntry[]; diagnostics: Diagnostic[] } {
  const text = withoutComments(written)
  const positionAt = positionsIn(text)
  const placeAt = (index: number, field: string): Place => ({ file, field, ...positionAt(index) })
  try {
    const raw = packagePart("file").parse(text) as RawEntry[]
    const diagnostics = [...text.matchAll(WITHOUT_SIGN)].map(({ 1: type, index }) => {
      const message = "Nothing reads this entry, which has no @ before its type."
      const fix = `Write @${type} there, or % before each of its lines.`
      return warn(placeAt(index, "entry"), say("bibtex-syntax", message, fix))
    })
    if (raw.length > 0 || text.trim() === "" || diagnostics.length > 0)
      return { entries: toEntries(raw, text, placeAt), diagnostics }
    const message = "The file has no entry that begins with @ and a type, such as @article."
    const found = say("bibtex-empty", message, "Add one, or remove the file.")
    return { entries: [], diagnostics: [{ ...placeAt(0, "file"), ...found }] }
  } catch (error) {
    return { entries: [], diagnostics: [describeError(String(error), text, placeAt)] }
  }
}

/** Puts spaces in place of comments, in which the package reads entries. One without an end becomes an unreadable entry. */
function withoutComments(text: string): string {
  let depth = 0
  let start = 0
  const rest = text.replace(COMMENT_PARTS, (part, index: number) => {
    const isLine = /^%./.test(part)
    const opens = !isLine && part.endsWith("{") && (depth > 0 || part.startsWith("@"))
    if (opens && depth === 0) start = index
    if (opens) depth += 1
    const isComment = isLine || depth > 0
    if (depth > 0 && part === "}") depth -= 1
    return isComment ? part.replace(/[^\n]/g, " ") : part
  })
  return depth === 0 ? rest : `${rest.slice(0, start)}@`
}

type PlaceAt = (index: number, field: string) => Place

function toEntries(raw: readonly RawEntry[], text: string, placeAt: PlaceAt) {
  let next = 0
  return raw.map(({ type, label, properties }) => {
    const head = new RegExp(`@\\s*${type}\\s*[{(]\\s*${escaped(label)}`, "i").exec(text.slice(next))
    const start = next + (head?.index ?? 0)
    next = start + (head?.[0].length ?? 0)
    const body = next
    const rest = text.slice(body)
    // As far as the next entry, whose fields are not those of this one.
    const own = rest.slice(0, `${rest}\n@x`.search(ENTRY))
    const find = (field: string, value: string) =>
      new RegExp(`(?<=[,{\\s])${escaped(field)}\\s*=\\s*${value}`, "i").exec(own)
    /** Returns where a field is written; for one that is missing, and for `entry`, where the entry begins. */
    const placeOf = (field: string) => {
      const found = field === "entry" ? null : find(field, "")
      return placeAt(found === null ? start : body + found.index, field)
    }
    const nameAt = (field: string) => find(field, "([a-z][\\w-]*)")?.[1] ?? ""
    const empty = Object.keys(properties).filter((field) => properties[field] === "")
    const names = empty.map((field) => [field, nameAt(field)]).filter(([, name]) => name !== "")
    /** The fields whose value is a name that no `@string` defines; the package reads nothing there. */
    const unknownNames: Record<string, string> = Object.fromEntries(names)
    const { author = "", editor = "" } = properties
    const [authors, editors] = [readAuthors(String(author)), readAuthors(String(editor))]
    /** Returns the edit that writes another value in place of a field's; null if the field is not written as it is read. */
    const rewrite = (field: string, replacement: string): TextEdit | null => {
      const value = fields[field] ?? ""
      const found = find(field, `[{"]\\s*(?=${escaped(value)}\\s*[}"])`)
      if (found === null || value === "") return null
      const from = placeAt(body + found.index + found[0].length, field)
      return { from, to: { line: from.line, column: from.column + value.length }, text: replacement }
    }
    const texts = Object.entries(properties).map(([name, value]) => [name, plainText(String(value), name)])
    /** Texts in Unicode, by their lowercase names; `author` is as it is written. */
    const fields: Record<string, string> = Object.fromEntries(texts.filter(([, value]) => value !== ""))
    const title = [...readTitle(String(properties.title ?? "")), ...(fields.subtitle ? [`: ${fields.subtitle}`] : [])]
    if (fields.title) fields.title = plainTitle(title)
    return { type, key: label, authors, editors, title, fields, unknownNames, placeOf, rewrite }
  })
}

function escaped(text: string): string {
  return text.replace(/\W/g, "\\$&")
}

/** The package stops at the first mistake, and names the place where it notices it: a brace is open since the entry's start. */
function describeError(error: string, text: string, placeAt: PlaceAt): Diagnostic {
  const [line = Number.POSITIVE_INFINITY, column = 0] = (/line (\d+) col (\d+)/.exec(error)?.slice(1) ?? []).map(Number)
  const starts = [...text.matchAll(ENTRY)].map(({ index }) => index)
  const isBefore = (at: Place) => at.line < line || (at.line === line && at.column < column)
  const start = starts.findLast((index) => isBefore(placeAt(index, ""))) ?? starts[0] ?? 0
  const message = "This entry cannot be read: a brace or a quote is not closed, or the key or a comma is missing."
  const fix = "Close it, so that the entry has this form:\n@article{key,\n  title = {A title},\n  year = {2024},\n}"
  return { ...placeAt(start, "entry"), ...say("bibtex-syntax", message, fix) }
}
