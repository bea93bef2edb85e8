import { type Diagnostic, say } from "~/src/doctor/diagnostics/diagnostic"
import type { LinkTarget, TextPage } from "~/src/doctor/rules/links/link-targets"
import { documentFiles, documentPath, ERROR_PAGE_PATH, isWithin } from "~/src/lib/addresses/paths"

type Pages = {
  /** The pages of the content. */
  texts: readonly TextPage[]
  /** All pages, lists included. */
  targets: readonly LinkTarget[]
  /** The languages of the site with a folder of their own. */
  otherLanguages: readonly string[]
}

/** Reports files in `static` that have the address of a page: one would replace the other, in part. */
export function checkStaticPages(files: readonly string[], { texts, targets, otherLanguages }: Pages): Diagnostic[] {
  const paths = targets.flatMap(({ path, isPublic }) => (isPublic ? [path] : []))
  // A file without an ending would take the place of the page's folder.
  const pages = new Map(paths.flatMap((page) => [page, ...documentFiles(page)].map((file) => [file, page] as const)))
  pages.set(ERROR_PAGE_PATH, ERROR_PAGE_PATH)
  return files.flatMap((name): Diagnostic[] => {
    const place = { file: `static/${name}`, line: 1, column: 1, field: "file" }
    const language = otherLanguages.find((tag) => isWithin(documentPath(`/${name}`), `/${tag}`))
    if (language !== undefined) {
      const message = `The file is where the site in "${language}" is, whose files would replace it.`
      const fix = `Give static/${name.replace(/\/.*/, "")} another name.`
      return [{ ...place, ...say("static-replaces-page", message, fix) }]
    }
    const page = pages.get(`/${name}`)
    if (page === undefined) return []
    const source = texts.find((each) => each.paths.includes(page))?.text?.file
    const message = `The file has the address of the page ${page}${source === undefined ? "" : `, which is ${source}`}.`
    const fix = "Rename the file, or remove one of the two."
    return [{ ...place, ...say("static-replaces-page", message, fix) }]
  })
}
