import { type ContentFile, readMarkdownFile } from "~/src/doctor/readers/content-file"
import { type PageFrontMatter, type PageName, pageSchemas } from "~/src/doctor/schemas/page-schemas"

/** The file of a page: its typed front matter, null when a field is wrong. */
export type ReadPage = ContentFile & { name: PageName; page: (PageFrontMatter & { name: PageName }) | null }

/** Reads `home.md`, `about.md` or `privacy.md`. */
export function readPage(root: string, name: PageName): ReadPage {
  const { file, value } = readMarkdownFile(root, `${name}.md`, pageSchemas[name])
  return { ...file, name, page: value === null ? null : { ...value, name } }
}
