import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { parseYaml } from "~/src/doctor/readers/parse-yaml"

/** A Markdown file whose front matter has been parsed. */
export type MarkdownFile = {
  /** The front matter. */
  fields: FieldSource
  /** The text below it, as written. */
  body: string
  /** The line of the file on which the text begins, 1-based. */
  bodyLine: number
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m

/** Splits a Markdown file into front matter and text; null when it has no front matter. */
export function parseMarkdownFile(
  file: string,
  text: string,
): { markdown: MarkdownFile | null; diagnostics: Diagnostic[] } {
  const match = text.startsWith("---") ? FRONT_MATTER.exec(text) : null
  if (match === null || match.index !== 0) return { markdown: null, diagnostics: [missingFrontMatter(file, text)] }
  const { source, diagnostics } = parseYaml({ file, text: match[1] ?? "", firstLine: 2 })
  const body = text.slice(match[0].length)
  return { markdown: { fields: source, body, bodyLine: match[0].split("\n").length }, diagnostics }
}

function missingFrontMatter(file: string, text: string): Diagnostic {
  const place = { file, line: 1, column: 1, field: "front matter" }
  return text.startsWith("---")
    ? { ...place, message: "The front matter has no closing ---.", fix: "Add a line --- after the last field." }
    : {
        ...place,
        message: "The file has no front matter.",
        fix: "Begin the file with a line ---, the fields, and another line ---.",
      }
}
