import { lowered, plainTitle, putFormulas, raised, type Title, takeFormulas } from "./formulas"

/** A person, or an organisation, which has only a family name. */
export type Author = { family: string; given?: string; prefix?: string; suffix?: string }

/** Fields that are no LaTeX, although some programs escape their signs. */
const VERBATIM = ["doi", "url", "html", "pdf", "code", "project", "date", "year", "month", "arxiv", "eprint"]
const ESCAPED_SIGN = /\{\\([&%$#_~])(?:\{\})?\}|\\([&%$#_~])(?:\{\})?/g
/** Commands that the package does not know. Those with a text in braces leave it as it is. */
const COMMANDS = new Map(
  Object.entries({
    ...{ AA: "Å", aa: "å", dots: "…", ldots: "…", LaTeX: "LaTeX", TeX: "TeX", "~{}": "\\textasciitilde{}" },
    ...{ times: "×", pm: "±", sim: "∼", infty: "∞", rightarrow: "→", "^{}": "\\textasciicircum{}" },
    ...{ ",": " ", ";": " ", ":": " ", " ": " ", "\\": " ", "-": "", "/": "", "!": "", "@": "" },
    ...{ mbox: "", text: "", ensuremath: "", mathrm: "", mathbf: "", mathit: "", mathcal: "" },
    ...{ lq: "‘", rq: "’", relax: "", protect: "", nobreak: "", allowbreak: "", xspace: "" },
  }),
)
const COMMAND = /\\(?:([a-z]+)(?:\{\}| *)|([~^]\{\}|.))/gi
/** The address of a link, no width, and an accent without a letter: the rest is the text. */
const WITHOUT_TEXT = /\\href\s*\{[^{}]*\}\s*(?=\{)|\\hspace\*?\s*\{0[^{}]*\}|\{\\[`"^~=.]\s*\}/g
const WIDTH = /\\hspace\*?\s*\{[^{}]*\}/g
const SCRIPT = /<(su[bp])>([\d+()=−-]+)<\/\1>/g
/** What the package makes of LaTeX's commands for the look of a text. */
const MARKUP = /<\/?(?:i|b|su[bp])>|<\/?span(?: (?:style|class)="[^"]*")?>/g
/** The letter below an accent, as LaTeX writes it. */
const DOTLESS = /\u0131(?=\p{M})/gu
const QUOTED = /`([^`']+)'/g
/** What refers from an author to a note: `*`, `$^1$`, `\textsuperscript{a}`, `\thanks{…}`. */
const NOTE_MARKS =
  /\$(?:(?!\sand\s)[^$])*\$|\\(?:textsuperscript|thanks|footnotemark|inst|orcidlink)\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w)?|\\d?dag(?:ger)?(?![a-z])|[*†‡§¶‖⁰¹²³⁴-⁹]/gi
/** Braces around several names in place of one: `{{Holm}, A and Cruz, B}`. */
const NAMES_IN_BRACES = /(?<=^|\sand\s)\s*\{((?:[^{}]|\{[^{}]*\})+)\}\s*(?=\sand\s|$)/gi
/** A sign in place of a hyphen, at which the package would divide a name. */
const HYPHEN = "\ue000"

export function readTitle(latex: string): Title {
  const { text, formulas } = takeFormulas(latex)
  return putFormulas(withoutMarkup(readLatex(text, "title") ?? text.replace(/\\([&%$#_])|[{}]/g, "$1")), formulas)
}

/** Returns the text of a field as plain text; that of `author` as it is written. */
export function plainText(text: string, field: string): string {
  if (field === "author") return text.trim()
  if (!VERBATIM.includes(field)) return plainTitle(readTitle(text))
  return text
    .replace(ESCAPED_SIGN, "$1$2")
    .replace(/^(?:\\url\s*)?\{([^{}]*)\}$/, "$1")
    .trim()
}

function withoutMarkup(text: unknown): string {
  const scripts = String(text).replace(SCRIPT, (_all, tag, signs) => (tag === "sup" ? raised(signs) : lowered(signs)))
  const letters = scripts
    .replace(MARKUP, "")
    .replaceAll("&amp;", "&")
    .replace(DOTLESS, "i")
    .replace(QUOTED, "‘$1’")
    .normalize("NFC")
  return letters.replace(/\s+/g, " ").trim()
}

export function readAuthors(written: string): Author[] {
  const text = cleanNames(written)
  const names = readLatex(text.replace(/(?<!\\)-/g, HYPHEN), "author") as object[] | null
  return (names ?? text.split(/\s+and\s+/).map((family) => ({ family }))).flatMap((name) => {
    const parts = Object.entries(name).map(([part, value]) => [
      part,
      withoutMarkup(value ?? "").replaceAll(HYPHEN, "-"),
    ])
    const { family = "", ...others }: Partial<Author> = Object.fromEntries(parts)
    return family || others.given ? [{ family, ...others }] : []
  })
}

/** Returns a list of authors without marks of notes, and without a comma or an “and” that divides nothing. */
export function cleanNames(text: string): string {
  return text
    .replace(NOTE_MARKS, "")
    .replace(/,?\s+et\.?\s+al\.?\s*$/i, " and others")
    .replace(/\{\\'\s*\}/g, "'")
    .replace(NAMES_IN_BRACES, (braces, names: string) => (areNames(names) ? names : braces))
    .replace(/,\s*(?=\sand[\s,]|$)/gi, "")
    .replace(/^(?:\s*and\s+)+|(?:\s+and\s*)+$/gi, "")
    .replace(/(\sand)(?:\s+and)*,?(?=\s)/gi, "$1")
}

/** An organisation may have an “and” in its name, but not a comma in each part. */
function areNames(text: string): boolean {
  const parts = text.split(/\sand\s/i)
  return parts.length > 1 && parts.every((name) => name.split(",").length === 2)
}

/** Returns null for a text that is not LaTeX: an abstract that is not published must not stop a build. */
function readLatex(text: string, field: string): unknown {
  try {
    const known = text
      .replace(WITHOUT_TEXT, "")
      .replace(WIDTH, " ")
      .replace(COMMAND, (all, word, sign) => COMMANDS.get(word ?? sign) ?? all)
    return packagePart("value").parse(known, field)
  } catch {
    return null
  }
}

type Part = { parse: (text: string, field?: string) => unknown }

/** Returns an inner file of the package. Loaded when it is needed: most sites have no publications. */
export function packagePart(name: "file" | "value"): Part {
  const parts: Record<typeof name, () => Part> = {
    file: () => require("@citation-js/plugin-bibtex/lib/input/file.js"),
    value: () => require("@citation-js/plugin-bibtex/lib/input/value.js"),
  }
  const part = parts[name]()
  if (typeof part.parse === "function") return part
  throw new Error(`@citation-js/plugin-bibtex has changed: lib/input/${name}.js no longer has a function parse.`)
}
