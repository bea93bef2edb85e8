import { createHash } from "node:crypto"

import { foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import {
  GATSBY_FOLDERS,
  isOwnerFile,
  publicFiles,
  readPublicFile,
  removePublic,
  writePublicFile,
} from "~/src/build/public-files"
import { BUILD_ID_META } from "~/src/lib/document/build-manifest"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"

export function removeLeftovers(): void {
  // webpack's files list the sources.
  const files = ["webpack.stats.json", "chunk-map.json", ...publicFiles(".js.map")]
  for (const file of [...GATSBY_FOLDERS, ...files]) removePublic(file)
}

/**
 * Checks every page for code that the build did not put in (S1), and writes the build's id into it. The id is 16 hex digits of a
 * digest of pages and page data, which name all other files by content hashes (F1). HTML from `static/` is not changed. Returns
 * the id, and a message for each finding.
 * @param sources the content file of each page that has one, by the page's path
 */
export function finishPages(code: OwnCode, sources: ReadonlyMap<string, string>): { id: string; problems: string[] } {
  const findForeignCode = foreignCodeFinder(code)
  const digest = createHash("sha256")
  const problems: string[] = []
  const pages = publicFiles(".html").filter((file) => !isOwnerFile(file))
  for (const file of pages.sort()) {
    const html = readPublicFile(file)
    digest.update(`${file}\0${html}\0`)
    const page = `/${file.replace(/(?:\/?index)?\.html$/, "")}`
    const place = sources.has(page) ? `${page} (${sources.get(page)})` : page
    for (const found of findForeignCode(html)) {
      problems.push(
        `The page ${place} has code that the build did not put in: ${found}. Remove it from the content. If the content does not have it, report a bug. Nothing is published.`,
      )
    }
  }
  const data = publicFiles(".json").filter((file) => file.startsWith("page-data/"))
  for (const file of data.sort()) {
    const json = readPublicFile(file)
    digest.update(`${file}\0${json}\0`)
    // Replaces the `@` of e-mail addresses, which Gatsby writes as it is.
    if (json.includes("@")) writePublicFile(file, json)
  }
  const id = digest.digest("hex").slice(0, 16)
  if (problems.length === 0) {
    for (const file of pages) writePublicFile(file, stampBuildId(file, readPublicFile(file), id))
  }
  return { id, problems }
}

/**
 * Returns a page with the id of the build instead of the placeholder. Throws unless the element with the placeholder occurs
 * exactly once (S2). A text cannot contain the element, because its `<` or `"` would be escaped.
 */
function stampBuildId(file: string, html: string, id: string): string {
  // As React writes it.
  const metaElement = (content: string) => `<meta name="${BUILD_ID_META}" content="${content}"/>`
  const parts = html.split(metaElement(BUILD_ID_PLACEHOLDER))
  if (parts.length === 2) return parts.join(metaElement(id))
  throw new Error(
    `The page ${file} does not have the placeholder ${BUILD_ID_PLACEHOLDER} exactly once. Build with “npm run build”.`,
  )
}
