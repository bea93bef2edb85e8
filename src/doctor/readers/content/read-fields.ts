import { displayPath } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import { type MarkdownFile, parseMarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { parseJson } from "~/src/doctor/readers/formats/parse-json"
import { emptySource, type ParsedFields, parseYaml } from "~/src/doctor/readers/formats/parse-yaml"
import { parseOnce } from "~/src/lib/once"

export type ReadFields = typeof readFields
export type FieldsFile = ReturnType<ReadFields>

/**
 * Reads a file by the name of its format. One that is not there has no fields, and no diagnostics. `isRead` is false if there is no such
 * file, or if it is not text; `markdown` is null, and `body` empty, for a file that is not Markdown or cannot be parsed.
 */
export function readFields(root: string, relativePath: string) {
  const file = displayPath(relativePath)
  const { text, diagnostics } = readText(root, relativePath)
  const parsed = text === null ? { markdown: null, source: emptySource(file), diagnostics } : parseFields(file, text)
  return { ...parsed, isRead: text !== null, body: parsed.markdown?.body ?? "" }
}

/** Parses a file of Markdown, YAML or JSON by its ending; `markdown` is null for the other two. Positions are those of the file. */
export const parseFields = parseOnce((file, text): ParsedFields & { markdown: MarkdownFile | null } => {
  if (file.endsWith(".md")) return parseMarkdownFile(file, text)
  const fields = file.endsWith(".json") ? parseJson(file, text) : parseYaml({ file, text, firstLine: 1 })
  return { ...fields, markdown: null }
})
