import { foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import { buildId, stampBuildId } from "~/src/build/outputs/build-id"
import {
  GATSBY_FOLDERS,
  isOwnerFile,
  publicFiles,
  readPublicFile,
  removePublic,
  writePublicFile,
} from "~/src/build/public-files"

/** Removes files of Gatsby and webpack that are not for visitors. */
export function removeLeftovers(): void {
  // webpack's files list the sources.
  const files = ["webpack.stats.json", "chunk-map.json", ...publicFiles(".js.map")]
  for (const file of [...GATSBY_FOLDERS, ...files]) removePublic(file)
}

/**
 * Checks every page for code that the build did not put in (S1), and writes the build's id into it (F1). HTML from `static/`
 * is not changed. Returns the id, and a message for each finding.
 * @param sources the content file of each page that has one, by the page's path
 */
export function finishPages(code: OwnCode, sources: ReadonlyMap<string, string>): { id: string; problems: string[] } {
  const findForeignCode = foreignCodeFinder(code)
  const pages = publicFiles(".html")
    .filter((file) => !isOwnerFile(file))
    .sort()
  const problems: string[] = []

  function* outputs() {
    for (const file of pages) {
      const content = readPublicFile(file)
      const page = `/${file.replace(/(?:\/?index)?\.html$/, "")}`
      const place = sources.has(page) ? `${page} (${sources.get(page)})` : page
      for (const found of findForeignCode(content)) {
        problems.push(
          `The page ${place} has code that the build did not put in: ${found}. Remove it from the content. If the content does not have it, report a bug. Nothing is published.`,
        )
      }
      yield { path: file, content }
    }
    for (const file of publicFiles(".json").filter((file) => file.startsWith("page-data/"))) {
      const content = readPublicFile(file)
      // Replaces the `@` of e-mail addresses, which Gatsby writes as it is.
      if (content.includes("@")) writePublicFile(file, content)
      yield { path: file, content }
    }
  }

  const id = buildId(outputs())
  if (problems.length === 0) {
    for (const file of pages) writePublicFile(file, stampBuildId(file, readPublicFile(file), id))
  }
  return { id, problems }
}
