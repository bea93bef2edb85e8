import { createHash } from "node:crypto"

import { isOwnerFile, publicFiles, readPublicFile, writePublicFile } from "~/src/build/public-files"
import { BUILD_ID_META } from "~/src/lib/document/build-manifest"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"

import type { CheckedPages } from "./checked-pages"

/**
 * Checks every page for code that the build did not put in (S1). If there is none, writes the build's id into every page. The id is
 * 16 hex digits of a digest of pages and page data; other files need not be read, because pages name them by content hashes (F1).
 * HTML from `static/` is neither checked nor changed. Returns the id, and a message for each finding.
 * @param sources the content file of each page that has one, by the page's path
 */
export function finishPages({ foreignCodeIn }: CheckedPages, sources: ReadonlyMap<string, string>) {
  const digest = createHash("sha256")
  const pages = publicFiles(".html").filter((file) => !isOwnerFile(file))
  const problems = pages.sort().flatMap((file) => {
    digest.update(`${file}\0${readPublicFile(file)}\0`)
    const page = `/${file.replace(/(?:\/?index)?\.html$/, "")}`
    const place = sources.has(page) ? `${page} (${sources.get(page)})` : page
    return foreignCodeIn(file).map(
      (found) =>
        `The page ${place} has code that the build did not put in: ${found}. Remove it from the content. If the content does not have it, report a bug. Nothing is published.`,
    )
  })
  const data = publicFiles(".json").filter((file) => file.startsWith("page-data/"))
  for (const file of data.sort()) {
    const json = readPublicFile(file)
    digest.update(`${file}\0${json}\0`)
    // Written again without `@`, which Gatsby does not escape: `writePublicFile` does.
    if (json.includes("@")) writePublicFile(file, json)
  }
  const id = digest.digest("hex").slice(0, 16)
  if (problems.length === 0) {
    for (const file of pages) writePublicFile(file, stampBuildId(file, readPublicFile(file), id))
  }
  return { id, problems }
}

/**
 * Replaces the placeholder in a page with the id of the build. Throws unless the element with the placeholder occurs exactly once
 * (S2). No text of the page can match it, because `<` or `"` is escaped in every text.
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
