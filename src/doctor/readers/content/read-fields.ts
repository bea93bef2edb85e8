import { displayPath } from "~/src/doctor/readers/files/content-folder"
import { readText } from "~/src/doctor/readers/files/read-text"
import type { MarkdownFile } from "~/src/doctor/readers/formats/front-matter"
import { parseFields } from "~/src/doctor/readers/formats/parse-fields"
import { emptySource, type ParsedFields } from "~/src/doctor/readers/formats/parse-yaml"

/** The fields of a file, and the text below them, which is empty in a file that is not Markdown. */
export type FieldsFile = ParsedFields & { body: string; bodyLine: number }
type ReadFields = FieldsFile & {
  /** False if there is no such file, or if it is not text. */
  isRead: boolean
  /** Null for a file that is not Markdown or cannot be parsed. */
  markdown: MarkdownFile | null
}

/** Reads a file by the name of its format. One that is not there has no fields, and no diagnostics. */
export function readFields(root: string, relativePath: string): ReadFields {
  const file = displayPath(relativePath)
  const { text, diagnostics } = readText(root, relativePath)
  const parsed = text === null ? { markdown: null, source: emptySource(file), diagnostics } : parseFields(file, text)
  const { body = "", bodyLine = 1 } = parsed.markdown ?? {}
  return { ...parsed, isRead: text !== null, body, bodyLine }
}
