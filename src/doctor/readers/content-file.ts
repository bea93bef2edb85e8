import path from "node:path"
import type { z } from "zod"

import type { Diagnostic } from "~/src/doctor/diagnostic"
import { checkFields } from "~/src/doctor/fields/check-fields"
import { filesBelow } from "~/src/doctor/files/file-beside"
import { missingFile } from "~/src/doctor/files/missing-file"
import type { MarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { displayPath, readText, SITE_FILE } from "~/src/doctor/readers/content-folder"
import { type FieldSource, textAt } from "~/src/doctor/readers/field-source"
import { checkPageName } from "~/src/doctor/readers/page-name"
import { parseFields } from "~/src/doctor/readers/parse-fields"
import { emptySource } from "~/src/doctor/readers/parse-yaml"
import {
  isSinglePage,
  ownPageSchema,
  type PageFrontMatter,
  type PageName,
  pagePath,
  pageSchemas,
} from "~/src/doctor/schemas/page-schemas"
import { PAGE_TRANSLATION } from "~/src/doctor/translation/other-translations"
import type { Foreign, Translation } from "~/src/doctor/translation/translate-field"

/** A parsed file of the content, with the diagnostics about its syntax and its fields. */
export type ContentFile = {
  /** The absolute path of the folder that it is in. */
  folder: string
  fields: FieldSource
  /** Null for a file that is not Markdown or cannot be parsed. */
  markdown: MarkdownFile | null
  /** Returns how fields of other formats are translated there. */
  foreign: () => Foreign
  diagnostics: Diagnostic[]
}

/** Reads a file that the site needs, Markdown or YAML; the value is null when a field is wrong. */
export function readContentFile<Schema extends z.ZodType>(
  root: string,
  relativePath: string,
  schema: Schema,
  translation: Translation,
): ContentFile & { value: z.infer<Schema> | null } {
  const { source, markdown, diagnostics } = parseFile(root, relativePath)
  const folder = path.dirname(path.resolve(root, relativePath))
  let known: Foreign | undefined
  const foreign = () => {
    known ??= { translation, folder: path.basename(folder), files: filesBelow(folder), owner: ownerOf(root) }
    return known
  }
  const place = { folder, fields: source, foreign }
  if (diagnostics.length > 0 && !source.data) return { ...place, markdown: null, diagnostics, value: null }
  const checked = checkFields(source, schema, foreign)
  if (diagnostics.length === 0) return { ...place, markdown, ...checked }
  return { ...place, markdown, diagnostics: [...diagnostics, ...checked.diagnostics], value: null }
}

type Page = PageFrontMatter & { name: PageName; path: string }
/** The file of a page: its typed front matter, null when a field is wrong. */
export type ReadPage = ContentFile & { name: PageName; page: Page | null }

export function readPage(root: string, name: PageName): ReadPage {
  const schema = isSinglePage(name) ? pageSchemas[name] : ownPageSchema
  const { value, ...file } = readContentFile(root, `${name}.md`, schema, { ...PAGE_TRANSLATION, shape: schema.shape })
  const misnamed = isSinglePage(name) ? [] : checkPageName(root, name, file.fields)
  const page = misnamed.length > 0 ? null : value && { ...value, name, path: pagePath(name) }
  return { ...file, name, page, diagnostics: [...file.diagnostics, ...misnamed] }
}

function parseFile(root: string, relativePath: string): ReturnType<typeof parseFields> {
  const file = displayPath(relativePath)
  const { text, diagnostics } = readText(root, relativePath)
  if (text !== null) return parseFields(file, text)
  const missing = diagnostics.length > 0 ? diagnostics : [missingFile(root, relativePath)]
  return { markdown: null, source: emptySource(file), diagnostics: missing }
}

/** Returns the name of the site's owner, as far as the settings state it. */
function ownerOf(root: string): string {
  const { source } = parseFile(root, SITE_FILE)
  return textAt(source, ["author", "name"]) ?? textAt(source, ["author"]) ?? ""
}
