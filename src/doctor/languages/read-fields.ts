import { displayPath, readText } from "~/src/doctor/readers/content-folder"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { parseFields } from "~/src/doctor/readers/parse-fields"
import type { ParsedFields } from "~/src/doctor/readers/parse-yaml"

/** A file of the content that can be translated; the text is empty in a file that is not Markdown. */
export type TranslatableFile = ParsedFields & { body: string; bodyLine: number }

/** Reads a file by the name of its format; null if there is none, or it is not text. */
export function readTranslatable(root: string, file: string): TranslatableFile | null {
  const { text } = readText(root, file)
  if (text === null) return null
  const { markdown, ...parsed } = parseFields(displayPath(file), text)
  return { ...parsed, body: markdown?.body ?? "", bodyLine: markdown?.bodyLine ?? 1 }
}

/** Returns the fields of a file; null if there is none. */
export function readContentFields(root: string, file: string): FieldSource | null {
  return readTranslatable(root, file)?.source ?? null
}
