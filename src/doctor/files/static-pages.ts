import type { Diagnostic } from "~/src/doctor/diagnostic"
import type { LinkTarget, TextPage } from "~/src/doctor/links/link-targets"
import { documentFiles, ERROR_PAGE_PATH } from "~/src/lib/addresses/paths"

type Pages = {
  /** The pages of the content. */
  texts: readonly TextPage[]
  /** All pages, lists included. */
  targets: readonly LinkTarget[]
}

/** Reports files in `static` that have the address of a page: one would replace the other, in part. */
export function checkStaticPages(staticFiles: readonly string[], { texts, targets }: Pages): Diagnostic[] {
  const paths = targets.flatMap(({ path, isPublic }) => (isPublic ? [path] : []))
  // A file without an ending would take the place of the page's folder.
  const pages = new Map(paths.flatMap((page) => [page, ...documentFiles(page)].map((file) => [file, page] as const)))
  pages.set(ERROR_PAGE_PATH, ERROR_PAGE_PATH)
  return staticFiles.flatMap((name): Diagnostic[] => {
    const page = pages.get(`/${name}`)
    if (page === undefined) return []
    const source = texts.find((each) => each.paths.includes(page))?.text?.fields.file
    const message = `The file has the address of the page ${page}${source === undefined ? "" : `, which is ${source}`}.`
    const fix = "Rename the file, or remove one of the two."
    return [{ file: `static/${name}`, line: 1, column: 1, field: "file", message, fix }]
  })
}
