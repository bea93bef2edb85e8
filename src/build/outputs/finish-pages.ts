import { foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import { buildId, stampBuildId } from "~/src/build/outputs/build-id"
import { isOwnerFile, publicFiles, readPublicFile, writePublicFile } from "~/src/build/public-files"

type PagesToFinish = {
  /** All code that a page may hold. */
  code: OwnCode
  /** The content file of each page that has one, by the page's path. */
  sources: ReadonlyMap<string, string>
}

/**
 * Checks every page for code that the build did not put in (S1), and writes the id of the build into it (F1). The owner's own
 * HTML below `static/` stays as it is. Returns the id and a message for each page that fails the check.
 */
export function finishPages({ code, sources }: PagesToFinish): { id: string; problems: string[] } {
  const findForeignCode = foreignCodeFinder(code)
  const pages = publicFiles(".html")
    .filter((file) => !isOwnerFile(file))
    .sort()
  const problems: string[] = []

  function* outputs() {
    for (const file of pages) {
      const content = readPublicFile(file)
      const page = `/${file.replace(/(?:\/?index)?\.html$/, "")}`
      for (const found of findForeignCode(content)) problems.push(foreignCodeMessage(found, page, sources.get(page)))
      yield { path: file, content }
    }
    for (const file of publicFiles("page-data.json")) yield { path: file, content: readPublicFile(file) }
  }

  const id = buildId(outputs())
  if (problems.length === 0) {
    for (const file of pages) writePublicFile(file, stampBuildId(file, readPublicFile(file), id))
  }
  return { id, problems }
}

function foreignCodeMessage(found: string, page: string, source: string | undefined): string {
  const place = source === undefined ? `The page ${page}` : `The page ${page} (${source})`
  return `${place} holds code that the build did not put in: ${found}. Remove it from the content. If it is not there, it is a mistake of the site’s code: nothing is published.`
}
