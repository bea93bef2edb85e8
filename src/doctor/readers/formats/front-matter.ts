import type { FieldSource } from "~/src/doctor/readers/formats/field-source"
import { fieldsBelow, missingFrontMatter } from "~/src/doctor/readers/formats/front-matter-advice"
import { emptySource, type ParsedFields, parseYaml } from "~/src/doctor/readers/formats/parse-yaml"

export type MarkdownFile = {
  fields: FieldSource
  /** The text below it, as written. */
  body: string
  /** The line of the file on which the text begins, 1-based. */
  bodyLine: number
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** `markdown` is null when the file has no front matter. */
export function parseMarkdownFile(file: string, text: string): ParsedFields & { markdown: MarkdownFile | null } {
  const match = FRONT_MATTER.exec(text)
  if (match === null) {
    const place = { file, column: 1, field: "front matter" }
    return { markdown: null, source: emptySource(file), diagnostics: [{ ...place, ...missingFrontMatter(text) }] }
  }
  const parsed = parseYaml({ file, text: match[1] ?? "", firstLine: 2 })
  const [{ length }] = match
  const markdown = { fields: parsed.source, body: text.slice(length), bodyLine: match[0].split("\n").length }
  const below = fieldsBelow(markdown.body, markdown.bodyLine)
  if (below === null) return { ...parsed, markdown }
  const diagnostic = { file, column: 1, field: "front matter", ...below }
  return { ...parsed, markdown: null, diagnostics: [...parsed.diagnostics, diagnostic] }
}
