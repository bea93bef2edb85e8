import path from "node:path"
import type { z } from "zod"

import { checkFields } from "~/src/doctor/readers/fields/check-fields"
import { SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { filesBelow } from "~/src/doctor/readers/files/find-files"
import { missingFile } from "~/src/doctor/readers/files/missing-file"
import {
  isSinglePage,
  ownPageSchema,
  type PageFrontMatter,
  type PageName,
  pagePath,
  pageSchemas,
} from "~/src/doctor/schemas/page-schemas"
import { type SiteSettings, siteSchema } from "~/src/doctor/schemas/site-schema"

import { checkPageName } from "./page-name"
import { type ReadFields, readFields } from "./read-fields"

/** A parsed file of the content, with the diagnostics about its syntax and its fields. */
export type ContentFile = Omit<ReturnType<typeof readContentFile>, "value">

/** Reads a file of the content folder `root` that the site needs, Markdown or YAML; the value is null when a field is wrong. */
export function readContentFile<Schema extends z.ZodType>(
  root: string,
  relativePath: string,
  schema: Schema,
  read = readFields,
) {
  const { isRead, source, markdown, diagnostics: found } = read(root, relativePath)
  const diagnostics = isRead || found.length > 0 ? found : [missingFile(root, relativePath)]
  const inRoot = path.posix.relative("", path.posix.dirname(relativePath))
  const isParsed = diagnostics.length === 0 || Boolean(source.data)
  const checked = isParsed ? checkFields(source, schema) : { value: null, diagnostics: [] }
  return {
    root,
    fields: source,
    /** Returns the files beside it. */
    files: () => filesBelow(root, inRoot),
    /** Null for a file that is not Markdown or cannot be parsed. */
    markdown: isParsed ? markdown : null,
    diagnostics: [...diagnostics, ...checked.diagnostics],
    value: diagnostics.length === 0 ? checked.value : null,
  }
}

/** `site` is null when a setting is wrong. */
export function readSite(root: string, read?: ReadFields): ContentFile & { site: SiteSettings | null } {
  const { value: site, ...file } = readContentFile(root, SITE_FILE, siteSchema, read)
  return { ...file, site }
}

type Page = PageFrontMatter & { name: PageName; path: string }
/** `page` is null when a field is wrong. */
export type ReadPage = ContentFile & { name: PageName; page: Page | null }

export function readPage(root: string, name: PageName, read?: ReadFields): ReadPage {
  const schema = isSinglePage(name) ? pageSchemas[name] : ownPageSchema
  const { value, ...file } = readContentFile(root, `${name}.md`, schema, read)
  const misnamed = isSinglePage(name) ? [] : checkPageName(root, name, file.fields)
  const page = misnamed.length > 0 ? null : value && { ...value, name, path: pagePath(name) }
  return { ...file, name, page, diagnostics: [...file.diagnostics, ...misnamed] }
}
