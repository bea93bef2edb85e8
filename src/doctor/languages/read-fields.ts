import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { displayPath, readText } from "~/src/doctor/readers/content-folder"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { parseJson } from "~/src/doctor/readers/parse-json"
import { parseOnce } from "~/src/doctor/readers/parse-once"
import { type ParsedFields, parseYaml } from "~/src/doctor/readers/parse-yaml"

/** A file of the content that can be translated; the text is empty in a file that is not Markdown. */
export type TranslatableFile = ParsedFields & { body: string; bodyLine: number }

const parseFile = parseOnce((file, text): TranslatableFile => {
  if (file.endsWith(".md")) {
    const { markdown, ...parsed } = parseMarkdownFile(file, text)
    return { ...parsed, body: markdown?.body ?? "", bodyLine: markdown?.bodyLine ?? 1 }
  }
  const parsed = file.endsWith(".json") ? parseJson(file, text) : parseYaml({ file, text, firstLine: 1 })
  return { ...parsed, body: "", bodyLine: 1 }
})

/** Reads a file by the name of its format; null if there is none, or it is not text. */
export function readTranslatable(root: string, file: string): TranslatableFile | null {
  const { text } = readText(root, file)
  return text === null ? null : parseFile(displayPath(file), text)
}

/** Returns the fields of a file; null if there is none. */
export function readContentFields(root: string, file: string): FieldSource | null {
  return readTranslatable(root, file)?.source ?? null
}
