import { readdirSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"

import type { Diagnostic } from "~/src/doctor/diagnostic"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { type MarkdownFile, parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { displayPath, readRequiredText } from "~/src/doctor/readers/content-folder"
import type { FieldSource } from "~/src/doctor/readers/field-source"
import { emptySource } from "~/src/doctor/readers/parse-yaml"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/doctor/schemas/page-schemas"
import { PAGE_TRANSLATION } from "~/src/doctor/translation/other-translations"
import type { Translation } from "~/src/doctor/translation/translate-field"

/** Returns the names of the files in a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
}

/** A parsed file of the content, with the diagnostics about its syntax and its fields. */
export type ContentFile = {
  /** The absolute path of the folder that it is in. */
  folder: string
  fields: FieldSource
  /** Null for a file that is not Markdown or cannot be parsed. */
  markdown: MarkdownFile | null
  diagnostics: Diagnostic[]
}

/** Reads a Markdown file that the site needs; the value is null when its front matter is wrong. */
export function readMarkdownFile<Schema extends z.ZodType>(
  root: string,
  relativePath: string,
  schema: Schema,
  translation: Translation,
): { file: ContentFile; value: z.infer<Schema> | null } {
  const file = displayPath(relativePath)
  const folder = path.dirname(path.resolve(root, relativePath))
  const { text, diagnostics: unreadable } = readRequiredText(root, relativePath)
  const { markdown, diagnostics } =
    text === null ? { markdown: null, diagnostics: unreadable } : parseMarkdownFile(file, text)
  if (markdown === null || diagnostics.length > 0) {
    return { file: { folder, fields: emptySource(file), markdown: null, diagnostics }, value: null }
  }
  const { value, diagnostics: wrong } = checkFields(markdown.fields, schema, { translation, files: filesIn(folder) })
  return { file: { folder, fields: markdown.fields, markdown, diagnostics: wrong }, value }
}

/** The file of a page: its typed front matter, null when a field is wrong. */
export type ReadPage = ContentFile & { name: PageName; page: (PageFrontMatter & { name: PageName }) | null }

/** Reads `home.md`, `about.md` or `privacy.md`. */
export function readPage(root: string, name: PageName): ReadPage {
  const { file, value } = readMarkdownFile(root, `${name}.md`, pageSchemas[name], {
    ...PAGE_TRANSLATION,
    shape: pageSchemas[name].shape,
  })
  return { ...file, name, page: value === null ? null : { ...value, name } }
}
