import { displayPath } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import type { FieldSource } from "~/src/doctor/readers/formats/field-source"
import { parseFields } from "~/src/doctor/readers/formats/parse-fields"
import type { ParsedFields } from "~/src/doctor/readers/formats/parse-yaml"

/** A file of the content that can be translated; the text is empty in a file that is not Markdown. */
export type TranslatableFile = ParsedFields & { body: string; bodyLine: number }

/** Reads a file by the name of its format; null if there is none, or it is not text. */
export function readTranslatable(root: string, file: string): TranslatableFile | null {
  const { text } = readText(root, file)
  if (text === null) return null
  const { markdown, ...parsed } = parseFields(displayPath(file), text)
  return { ...parsed, body: markdown?.body ?? "", bodyLine: markdown?.bodyLine ?? 1 }
}

/** Returns null if there is no such file. */
export function readContentFields(root: string, file: string): FieldSource | null {
  return readTranslatable(root, file)?.source ?? null
}
