import type { Diagnostic, Place } from "~/src/doctor/diagnostic"

/** A person, or an organisation, which has only a family name. */
type Author = { family: string; given?: string; prefix?: string; suffix?: string }

export type BibEntry = {
  /** In lowercase: `article`, `book`. */
  type: string
  key: string
  authors: readonly Author[]
  editors: readonly Author[]
  /** Texts in Unicode, by their lowercase names; `author` is as it is written. */
  fields: Readonly<Record<string, string>>
  /** The fields whose value is a name that no `@string` defines; the package reads nothing there. */
  unknownNames: Readonly<Record<string, string>>
  /** Returns where a field is written; for one that is missing, and for `entry`, where the entry begins. */
  placeOf: (field: string) => Place
}

type Library = { entries: BibEntry[]; diagnostics: Diagnostic[] }
/** What the package reads: values are LaTeX. */
type RawEntry = { type: string; label: string; properties: Record<string, string | number> }

/** Fields that are no LaTeX, although some programs escape their signs. */
const VERBATIM = ["doi", "url", "html", "pdf", "code", "project", "date", "year", "month"]
const ESCAPED_SIGN = /\{\\([&%$#_~])(?:\{\})?\}|\\([&%$#_~])(?:\{\})?/g
/** Commands that the package does not know. Those with a text in braces leave it as it is. */
const COMMANDS = new Map(
  Object.entries({
    ...{ AA: "Å", aa: "å", dots: "…", ldots: "…", LaTeX: "LaTeX", TeX: "TeX", "~{}": "\\textasciitilde{}" },
    ...{ times: "×", pm: "±", sim: "∼", infty: "∞", rightarrow: "→", "^{}": "\\textasciicircum{}" },
    ...{ ",": " ", ";": " ", ":": " ", " ": " ", "\\": " ", "-": "", "/": "", "!": "", "@": "" },
    ...{ mbox: "", text: "", ensuremath: "", mathrm: "", mathbf: "", mathit: "", mathcal: "" },
  }),
)
const COMMAND = /\\(?:([a-z]+)(?:\{\}| *)|([~^]\{\}|.))/gi
/** What the package makes of LaTeX's commands for the look of a text. */
const MARKUP = /<\/?(?:i|b|su[bp])>|<\/?span(?: (?:style|class)="[^"]*")?>/g
/** The letter below an accent, as LaTeX writes it. */
const DOTLESS = /\u0131(?=\p{M})/gu
const ENTRY = /^[ \t]*@(?!(?:comment|string|preamble)\b)/gim
/** A comment of one line, and the parts of one in braces. */
const COMMENT_PARTS = /(?<=^[ \t]*[})]?[ \t]*)%.+|@comment\s*\{|[^@{}%\n]+|.|\n/gim

/** Reads BibTeX: its entries in plain text, and what cannot be read. */
export function parseBibtex(file: string, written: string): Library {
  const text = withoutComments(written.replace(/\r\n?/g, "\n"))
  const placeAt = (index: number, field: string): Place => {
    const before = text.slice(0, index).split("\n")
    return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, field }
  }
  const { parseFile } = packageParts()
  try {
    const raw = parseFile(text)
    if (raw.length > 0 || text.trim() === "") return { entries: toEntries(raw, text, placeAt), diagnostics: [] }
    const message = "The file has no entry that begins with @ and a type, such as @article."
    return { entries: [], diagnostics: [{ ...placeAt(0, "file"), message, fix: "Add one, or remove the file." }] }
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

/** Loaded when they are needed: most sites have no such file. */
function packageParts() {
  const file: { parse: (text: string) => RawEntry[] } = require("@citation-js/plugin-bibtex/lib/input/file.js")
  const value: {
    parse: (text: string, field: string) => unknown
  } = require("@citation-js/plugin-bibtex/lib/input/value.js")
  if (typeof file.parse !== "function" || typeof value.parse !== "function") {
    throw new Error(
      "@citation-js/plugin-bibtex has changed: lib/input/file.js and value.js no longer have a function parse.",
    )
  }
  return { parseFile: file.parse, parseValue: value.parse }
}

type PlaceAt = (index: number, field: string) => Place

function toEntries(raw: readonly RawEntry[], text: string, placeAt: PlaceAt): BibEntry[] {
  let next = 0
  return raw.map(({ type, label, properties }) => {
    const head = new RegExp(`@\\s*${type}\\s*[{(]\\s*${escaped(label)}`, "i").exec(text.slice(next))
    const start = next + (head?.index ?? 0)
    next = start + (head?.[0].length ?? 0)
    const body = next
    const rest = text.slice(body)
    // As far as the next entry, whose fields are not those of this one.
    const own = rest.slice(0, `${rest}\n@x`.search(ENTRY))
    const placeOf = (field: string) => {
      const found = new RegExp(`[,{\\s](${escaped(field)})\\s*=`, "i").exec(own)
      return placeAt(found === null || field === "entry" ? start : body + found.index + 1, field)
    }
    const nameAt = (field: string) =>
      new RegExp(`[,{\\s]${escaped(field)}\\s*=\\s*([a-z][\\w-]*)`, "i").exec(own)?.[1] ?? ""
    const empty = Object.keys(properties).filter((field) => properties[field] === "")
    const names = empty.map((field) => [field, nameAt(field)]).filter(([, name]) => name !== "")
    const unknownNames = Object.fromEntries(names)
    const { author = "", editor = "" } = properties
    const [authors, editors] = [readAuthors(String(author)), readAuthors(String(editor))]
    const texts = Object.entries(properties).map(([name, value]) => [name, plainText(String(value), name)])
    const fields: Record<string, string> = Object.fromEntries(texts.filter(([, value]) => value !== ""))
    if (fields.title && fields.subtitle) fields.title += `: ${fields.subtitle}`
    return { type, key: label, authors, editors, fields, unknownNames, placeOf }
  })
}

function plainText(text: string, field: string): string {
  if (field === "author") return text.trim()
  if (VERBATIM.includes(field)) {
    const address = text.replace(ESCAPED_SIGN, "$1$2")
    return address.replace(/^\{([^{}]*)\}$/, "$1").trim()
  }
  return withoutMarkup(readLatex(text, "title") ?? text.replace(/\\([&%$#_])|[{}]/g, "$1"))
}

function withoutMarkup(text: unknown): string {
  const letters = String(text).replace(MARKUP, "").replace(DOTLESS, "i").normalize("NFC")
  return letters.replace(/\s+/g, " ").trim()
}

function readAuthors(text: string): Author[] {
  const names = readLatex(text, "author") as object[] | null
  return (names ?? text.split(/\s+and\s+/).map((family) => ({ family }))).flatMap((name) => {
    const parts = Object.entries(name).map(([part, value]) => [part, withoutMarkup(value ?? "")])
    const { family = "", ...others }: Partial<Author> = Object.fromEntries(parts)
    return family || others.given ? [{ family, ...others }] : []
  })
}

/** Returns null for a text that is not LaTeX: an abstract that is not published must not stop a build. “$5” is text. */
function readLatex(text: string, field: string): unknown {
  try {
    const known = text.replace(COMMAND, (all, word, sign) => COMMANDS.get(word ?? sign) ?? all)
    return packageParts().parseValue(known, field)
  } catch {
    const withoutMaths = text.replace(/(?<!\\)\$/g, "{\\$&}")
    return withoutMaths === text ? null : readLatex(withoutMaths, field)
  }
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
  return { ...placeAt(start, "entry"), message, fix }
}
