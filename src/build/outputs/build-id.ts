import { createHash } from "node:crypto"

import { BUILD_ID_META } from "~/src/lib/document/build-manifest"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"

/** Returns the id of a build, 16 hex digits: a digest of pages and page data, which name all other files by content hashes (F1). */
export function buildId(files: Iterable<{ path: string; content: string }>): string {
  const digests = Array.from(files, ({ path, content }) => {
    return `${path}\0${createHash("sha256").update(content).digest("hex")}`
  })
  return createHash("sha256").update(digests.sort().join("\0")).digest("hex").slice(0, 16)
}

/**
 * Returns a page with the id of the build instead of the placeholder (F1). Throws unless the element with the placeholder occurs
 * exactly once (S2). A text cannot contain the element, because its `<` or `"` would be escaped.
 */
export function stampBuildId(file: string, html: string, id: string): string {
  // As React writes it.
  const metaElement = (content: string) => `<meta name="${BUILD_ID_META}" content="${content}"/>`
  const [before, after, ...more] = html.split(metaElement(BUILD_ID_PLACEHOLDER))
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `The page ${file} does not have the placeholder ${BUILD_ID_PLACEHOLDER} exactly once. Build with “npm run build”.`,
    )
  }
  return before + metaElement(id) + after
}
