import { type Finding, formatValue, say, type TextEdit } from "~/src/doctor/diagnostics/diagnostic"

import { type ParsedFields, parseYaml, type YamlInput } from "./parse-yaml"

/** The text below the front matter of a file. */
export type MarkdownFile = {
  /** Path from the project's root. */
  file: string
  /** As written. */
  body: string
  /** The line of the file on which the text begins, 1-based. */
  bodyLine: number
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/
const FENCE = /^---[ \t]*$/
/** What editors and other systems write in place of the line `---`. */
const LIKE_FENCE = /^(?:-{4,}|—+|-{3}[ \t]*(?:[a-z]+|#.*)|\.{3})[ \t]*$/
const FIELD = /^[A-Za-z][\w-]*:(?:[ \t]|$)/
/** Empty lines, invisible characters, and comments. */
const BEFORE = /^(?:[\s\u200b-\u200d\u2060\ufeff]|<!--[\s\S]*?-->)+(?=---[ \t]*\r?\n)/
/** Fields in place of a text, up to a line `---`; another such line may be before them. */
const FIELDS_BELOW =
  /^\s*(?:---[ \t]*\r?\n)?(?=[a-z][\w-]*:)(?:(?:[A-Za-z][\w-]*:(?:[ \t].*)?|[ \t]+\S.*|- .*)\r?\n)+---[ \t]*(?:\r?\n|$)/
const NO_FRONT_MATTER = say(
  "front-matter-missing",
  "The file has no front matter.",
  "Begin the file with a line ---, the fields, and another line ---.",
)
const NO_END = say("front-matter-open", "The front matter has no closing ---.", "Add a line --- after the last field.")
const TOML = say(
  "front-matter-toml",
  "The front matter is TOML, between lines with +++; this site reads YAML.",
  "Write each field as name: value, and --- instead of +++.",
)

type ParsedFile = ParsedFields & { markdown: MarkdownFile | null }

/** `markdown` is null when the file has no front matter. */
export function parseMarkdownFile(file: string, text: string, options?: Partial<YamlInput>): ParsedFile {
  const match = FRONT_MATTER.exec(text)
  const parsed = parseYaml({ ...options, file, text: match?.[1] ?? "", firstLine: match === null ? 1 : 2 })
  const [before = ""] = match ?? []
  const markdown = { file, body: text.slice(before.length), bodyLine: before.split("\n").length }
  const wrong = match === null ? missingFrontMatter(text) : fieldsBelow(markdown.body, markdown.bodyLine)
  if (wrong === null) return { ...parsed, markdown }
  const diagnostic = { file, column: 1, field: "front matter", ...wrong }
  return { ...parsed, markdown: null, diagnostics: [...parsed.diagnostics, diagnostic] }
}

type Wrong = Finding & { line: number }

function missingFrontMatter(text: string): Wrong {
  if (/^\+{3}[ \t]*\r?\n/.test(text)) return { line: 1, ...TOML }
  const [before] = BEFORE.exec(text) ?? []
  if (before !== undefined) {
    const message = "The front matter does not begin on the first line."
    const found = { line: 1, ...say("front-matter-late", message, "Remove what is before the line ---.") }
    const lines = before.split("\n")
    const to = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 }
    return before.includes("<!--") ? found : { ...found, edits: [{ from: { line: 1, column: 1 }, to, text: "" }] }
  }
  const [first = "", ...rest] = text.split(/\r?\n/)
  if (LIKE_FENCE.test(first)) return replaceFence(1, first, "open")
  const isOpen = FENCE.test(first)
  const end = isOpen ? rest.findIndex((line) => LIKE_FENCE.test(line)) : -1
  if (end !== -1) return replaceFence(end + 2, rest[end] ?? "", "close")
  if (isOpen || text.startsWith("---")) return { line: 1, ...NO_END }
  if (!FIELD.test(first) || !rest.some((line) => FENCE.test(line))) return { line: 1, ...NO_FRONT_MATTER }
  const start = { line: 1, column: 1 }
  const message = "The file has no line --- before its fields."
  const found = say("front-matter-missing", message, "Begin the file with a line ---.")
  return { line: 1, ...found, edits: [{ from: start, to: start, text: "---\n" }] }
}

/** Returns the message for a line `---` between fields, because the text below it would begin with fields. */
function fieldsBelow(body: string, bodyLine: number): Wrong | null {
  const [below] = FIELDS_BELOW.exec(body) ?? []
  if (below === undefined) return null
  const at = below.split("\n").findIndex((line) => FIELD.test(line))
  const edit: TextEdit = { from: { line: bodyLine - 1, column: 1 }, to: { line: bodyLine + at, column: 1 }, text: "" }
  const message = "Fields follow the line --- that ends the front matter, so readers see them as text."
  const fix = at === 0 ? "Remove this line." : "Remove this line and the next ---."
  return { line: bodyLine - 1, ...say("front-matter-divided", message, fix), edits: [edit] }
}

function replaceFence(line: number, written: string, verb: "open" | "close"): Wrong {
  const message = `${formatValue(written)} does not ${verb} the front matter.`
  const edit = { from: { line, column: 1 }, to: { line, column: written.length + 1 }, text: "---" }
  return { line, ...say("front-matter-fence", message, "Write ---."), edits: [edit] }
}
