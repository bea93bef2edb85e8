import { parseOnce } from "~/src/lib/once"

import { type MarkdownFile, parseMarkdownFile } from "./front-matter"
import { parseJson } from "./parse-json"
import { type ParsedFields, parseYaml } from "./parse-yaml"

/** Parses a file of Markdown, YAML or JSON by its ending; `markdown` is null for the other two. Positions are those of the file. */
export const parseFields = parseOnce((file, text): ParsedFields & { markdown: MarkdownFile | null } => {
  if (file.endsWith(".md")) return parseMarkdownFile(file, text)
  const fields = file.endsWith(".json") ? parseJson(file, text) : parseYaml({ file, text, firstLine: 1 })
  return { ...fields, markdown: null }
})
